export type Message = { name: string; email: string; phone: string; subject: string; message: string }

/** The message as plain text, lines parted by CRLF as mail wants them. */
function messageText({ name, email, phone, message }: Message) {
  const sender = `Name: ${name}\nEmail: ${email}\nPhone Number: ${phone}`
  return `${message}\n\n${sender}`.replace(/\r\n?|\n/g, '\r\n')
}

/** The message for a visitor who sends it by other means, with its subject. */
export function copyText(message: Message) {
  return `Subject: ${message.subject}\r\n\r\n${messageText(message)}`
}

/** A `mailto:` address (RFC 6068) that opens the message as a draft to the owner. */
export function mailDraft(to: string, message: Message) {
  return `mailto:${encode(to).replace('%40', '@')}?subject=${encode(message.subject)}&body=${encode(messageText(message))}`
}

/** Half of a surrogate pair, as a cut paste may leave it, cannot be encoded; some mail programs stop at quotes and brackets. */
function encode(text: string) {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
}
