import { mailtoAddress } from '@/components/text/mailto-address'
import type { AllWords } from '@/content/schema/languages/translation'

export type ContactWords = AllWords['contact']['form']

export type Message = Record<keyof ContactWords['fields'], string>

/** Lines end in CRLF, as mail requires. */
function messageText({ name, email, phone, message }: Message, labels: ContactWords['fields']) {
  const sender = `${labels.name}: ${name}\n${labels.email}: ${email}\n${labels.phone}: ${phone}`
  return `${message}\n\n${sender}`.replace(/\r\n?|\n/g, '\r\n')
}

export function copyText(message: Message, labels: ContactWords['fields']) {
  return `${labels.subject}: ${message.subject}\r\n\r\n${messageText(message, labels)}`
}

/** In characters of the whole address. Windows and some mail programs cut off a longer one. */
const MAX_DRAFT_LENGTH = 2_000

/** Returns a `mailto:` address (RFC 6068). A draft that would be cut off lacks its message, or also its subject. */
export function mailDraft(to: string, message: Message, labels: ContactWords['fields']) {
  const empty = mailtoAddress(to)
  const titled = `${empty}?subject=${encode(message.subject)}`
  const whole = `${titled}&body=${encode(messageText(message, labels))}`
  return [whole, titled].find(({ length }) => length <= MAX_DRAFT_LENGTH) ?? empty
}

/** Encodes half a surrogate pair, which a paste may leave, and quotes and brackets, at which some mail programs stop. */
function encode(text: string) {
  const encoded = encodeURIComponent(text.toWellFormed())
  return encoded.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)
}
