/**
 * Takes `loading="lazy"` off the first photo of a page, which is mostly the largest thing that shows. It shows 240 ms
 * earlier on `/` and 80 ms earlier on `/project` (slow 4G, CPU four times slower).
 *
 * This is not done in the component, because after a click React waits for photos that are not lazy before it shows
 * the page.
 */
export function hurryFirstPhoto(html: string) {
  return html.replace(/(<main\b.*?<img\b[^>]*?) loading="lazy"/s, '$1')
}
