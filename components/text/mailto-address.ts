/** Returns the address that opens a mail to someone (RFC 6068). An e-mail address may contain `?`, `&` and `%`. */
export function mailtoAddress(email: string) {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
