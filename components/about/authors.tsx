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

/** Allows for an initial in place of the first name, and for missing accents. @param author such as `Lovelace, A. K.` */
function isSamePerson(author: string, name: string) {
  const plain = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  const [first = '', ...more] = wordsOf(author === plain(author) ? plain(name) : name)
  const last = more.at(-1) ?? first
  const words = wordsOf(author)
  // Later words of the owner's name, such as "van", cannot be the given name.
  const [given = ''] = words.filter((word) => !more.includes(word) && word !== last)
  const isGiven = more.length === 0 ? words.length === 1 : [first, first.charAt(0)].includes(given)
  return words.includes(last) && isGiven
}

function wordsOf(name: string): string[] {
  return name.normalize('NFC').toLowerCase().match(WORDS) ?? []
}
