/** Texts, links and addresses that are examples by themselves. */
const EXAMPLE_TEXT = /^(#|octocat)$|^https:\/\/example\.com(\/|$)|@example\.com$|\bYour (Name|City)\b/

/** Checks whether we ship something as an example: an entry that says so, or a text with our mark. */
export function isExample(value: unknown) {
  return typeof value === 'string' ? EXAMPLE_TEXT.test(value) : Object(value).example === true
}

/** A link in an entry that we ship, or to a place that is nobody's. */
export function isExampleLink(social: { example?: boolean; link: string }) {
  return isExample(social) || isExample(social.link)
}

export function own<Entry extends object>(entries: Entry[]) {
  return entries.filter((entry) => !isExample(entry))
}

/** The text for other programs. An example becomes undefined, which JSON leaves out. */
export function real(text = '') {
  return isExample(text) || text === '' ? undefined : text
}
