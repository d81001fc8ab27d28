/** Returns the address that opens a mail to someone (RFC 6068). In an e-mail address, `?`, `&` and `%` may be letters like others. */
export function mailtoAddress(email: string) {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
