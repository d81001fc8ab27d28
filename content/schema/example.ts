/** Matches a name, a place or an address that we ship. Only a whole text matches, because a film is called Your Name. */
const NOBODYS = /^(#|octocat|Your (Name|City)|https:\/\/example\.com(\/\S*)?|\S+@example\.com)$/
/** Sentences that we ship in `content/owner.ts`, or have shipped. Add each new one, and delete none. */
export const EXAMPLE_SENTENCES = [
  'Back ends in Node and front ends in React, for small product teams in Your City.',
  'I build web applications that stay fast on slow phones and clear on busy days. It began with a broken calculator, a C compiler and one long summer; since then I have built tools that people use daily. Schedulers in C++, scripts in Python and, most of all, interfaces in React with a Node service behind them. I like small teams, honest estimates and code that the next person can change without asking me. Away from the keyboard I repair old radios and lose at chess in Your City.',
  'React and Node developer in Your City, for small product teams.',
]

/** Lists that we ship. Only a whole list in this order is an example, because an owner may write one of its texts. */
export const EXAMPLE_LISTS = [
  ['Developer.', 'Programmer.', 'Coder.'],
  ['I love turning ideas into code.', 'I love coding until it reads well.'],
]

export function isExample(value: unknown) {
  if (typeof value === 'string') return NOBODYS.test(value) || EXAMPLE_SENTENCES.includes(value)
  return EXAMPLE_LISTS.some((list) => String(list) === String(value)) || Object(value).example === true
}

/** A sentence in which an owner has kept only our place is no example, so other programs get it. */
export function hasExamplePlace(text: string) {
  return /\bYour City\b/.test(text)
}

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
