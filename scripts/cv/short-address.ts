/** Makes `ada.dev` of `https://www.ada.dev/`, which the sheet shows and plain text compares. */
export function shortAddress(address: string) {
  return address.replace(/^https?:\/\/(www\.)?|\/$/g, '')
}
