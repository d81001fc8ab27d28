/** Texts, links and addresses that are examples by themselves. */
const EXAMPLE_TEXT = /^(#|octocat)$|^https:\/\/example\.com(\/|$)|@example\.com$|\bYour (Name|City)\b/
/** Our lists of texts that are examples together. One of these texts, or another order, is the owner's. */
const EXAMPLE_LISTS = [
  ['Developer.', 'Programmer.', 'Coder.'],
  ['I love turning ideas into code.', 'I love coding until it reads well.'],
].map(String)

/** Checks whether we ship something as an example: an entry that says so, or texts that are ours. */
export function isExample(value: unknown) {
  if (typeof value === 'string') return EXAMPLE_TEXT.test(value)
  return EXAMPLE_LISTS.includes(String(value)) || Object(value).example === true
}

/** A link in an entry that we ship, or to a place that is nobody's. */
export function isExampleLink(social: { example?: boolean; link: string }) {
  return isExample(social) || isExample(social.link)
}

export function withoutExamples<Entry>(entries: Entry[]) {
  return isExample(entries) ? [] : entries.filter((entry) => !isExample(entry))
}

/** Returns a text for other programs, or undefined for an example and an empty text, which JSON leaves out. */
export function unlessExample(text = '') {
  return isExample(text) || text === '' ? undefined : text
}
