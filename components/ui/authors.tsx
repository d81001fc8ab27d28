import { Fragment } from 'react'
import { useContent } from '@/components/content/use-content'

/** In the order of the publication, the owner marked. */
export function Authors({ names }: { names: string[] }) {
  const { owner } = useContent()
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {isSamePerson(name, owner.name) ? <b className="text-foreground">{name}</b> : <bdi>{name}</bdi>}
    </Fragment>
  ))
}

/** Compares the last name and the first initial, because papers shorten names. @param author such as `Lovelace, A.` */
export function isSamePerson(author: string, name: string) {
  const [first = '', ...more] = wordsOf(name)
  const words = wordsOf(author)
  const isLastName = (word: string) => word === (more.at(-1) ?? first)
  return (
    words.some(isLastName) &&
    (more.length === 0 || words.some((word) => !isLastName(word) && word[0] === first[0]))
  )
}

function wordsOf(name: string) {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}'’-]+/gu) ?? []
  )
}
