import { Fragment } from 'react'
import { useContent } from '@/components/content/use-content'

export function Authors({ names }: { names: string[] }) {
  const { owner } = useContent()
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two names may be the same, and none ever moves
    <Fragment key={index}>
      {index > 0 && ', '}
      <bdi>{isSamePerson(name, owner.name) ? <b className="text-foreground">{name}</b> : name}</bdi>
    </Fragment>
  ))
}

const WORDS = /[\p{L}\p{M}'’-]+/gu

/** Compares last and first name, which papers shorten and write without accents. @param author as `Lovelace, A. K.` */
function isSamePerson(author: string, name: string) {
  const plain = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  const [first = '', ...more] = wordsOf(author === plain(author) ? plain(name) : name)
  const last = more.at(-1) ?? first
  const words = wordsOf(author)
  // Without what stands between the two names, such as "van".
  const [given = ''] = words.filter((word) => !more.includes(word) && word !== last)
  const isFirstName =
    [first, first.charAt(0)].includes(given) || hasInitials(author, [first, ...more.slice(0, -1)])
  return words.includes(last) && (more.length === 0 ? words.length === 1 : isFirstName)
}

/** Finds initials without full stops, as in `Lovelace AK` and `JL Picard`. */
function hasInitials(author: string, givenNames: string[]) {
  const [, before, behind = ''] = /^(\p{Lu}{2,3})\s.*\p{Ll}|\p{Ll}\s(\p{Lu}{2,3})$/u.exec(author) ?? []
  // In front, two capitals may be a name, such as `LI`, so they must be all initials of the owner.
  const initials = givenNames.flatMap((name) => name.split('-')).map((name) => name.charAt(0))
  return before
    ? before.toLowerCase() === initials.join('')
    : behind.toLowerCase().startsWith(String(initials[0]))
}

function wordsOf(name: string): string[] {
  return name.normalize('NFC').toLowerCase().match(WORDS) ?? []
}
