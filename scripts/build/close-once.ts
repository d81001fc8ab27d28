const END = '</body></html>'

/**
 * Next closes a page twice if a part of it waits for the browser, as the filter does, and puts half of its data behind the
 * first end.
 *
 * @throws when the page has no end.
 */
export function closeOnce(html: string) {
  if (!html.endsWith(END)) throw new Error(`No ${END} found: has the framework changed its markup?`)
  return html.replaceAll(END, '') + END
}
