import { codePoint, type Finding, finding, HIDDEN, type Path } from '@/scripts/check/finding'

/** Fields whose texts may have several lines. */
const LONG_TEXTS = ['bio', 'description', 'detail', 'summary', 'text', 'reference']

/**
 * Characters that nobody sees. A preview picture fails on some of them, and others turn the words behind them around.
 *
 * @param content without other mistakes.
 */
export function findHiddenCharacters(content: object) {
  return findIn(content, [], content)
}

function findIn(value: unknown, path: Path, content: object): Finding[] {
  if (typeof value === 'object' && value !== null) {
    const key = (name: string) => (Array.isArray(value) ? Number(name) : name)
    return Object.entries(value).flatMap(([name, part]) => findIn(part, [...path, key(name)], content))
  }
  const isLongText = LONG_TEXTS.includes(String(path.at(-1)))
  const [hidden] =
    String(value)
      .replaceAll(isLongText ? '\n' : '', '')
      .match(HIDDEN) ?? []
  const remedy = 'which is invisible; delete it, or type the text again'
  return hidden ? [finding(content, path, `there is the character ${codePoint(hidden)}, ${remedy}`)] : []
}
