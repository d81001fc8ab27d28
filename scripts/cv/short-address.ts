/** Shortens an address to what people type: without its scheme, `www.` and the slash at its end. */
export function shortAddress(address: string) {
  return address.replace(/^https?:\/\/(www\.)?|\/$/g, '')
}
