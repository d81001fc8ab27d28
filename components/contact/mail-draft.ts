export type Message = { name: string; email: string; phone: string; subject: string; message: string }

/** The message as plain text, lines parted by CRLF as mail wants them. */
export function messageText({ name, email, phone, message }: Message) {
  const sender = `Name: ${name}\nEmail: ${email}\nPhone Number: ${phone}`
  return `${message}\n\n${sender}`.replace(/\r\n?|\n/g, '\r\n')
}

/** A `mailto:` address (RFC 6068) that opens the message as a draft to the owner. */
export function mailDraft(to: string, message: Message) {
  // Half of a surrogate pair, as a cut paste may leave it, cannot be encoded.
  const encode = (text: string) => encodeURIComponent(text.toWellFormed())
  return `mailto:${encode(to).replace('%40', '@')}?subject=${encode(message.subject)}&body=${encode(messageText(message))}`
}
