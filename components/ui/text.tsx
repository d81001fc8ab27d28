import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { withUnits } from '@/components/text/with-units'

export type TextSource<Entry> = { of: Entry; field: keyof Entry & string }

type TextProps<Entry> = TextSource<Entry> & {
  as?: 'bdi' | 'figcaption' | 'h2' | 'h3' | 'h4' | 'li' | 'p' | 'span'
  className?: string
  part?: (text: string, language: string) => string
  children?: ReactNode
}

/** Shows a text of the owner in its own direction, and with its language if the page has another one. */
export function Text<Entry extends object>({
  of: entry,
  field,
  as: Element = 'bdi',
  part = (text) => text,
  children,
  ...attributes
}: TextProps<Entry>) {
  const { langOf, language } = useContent()
  const lang = langOf(entry, field)
  const direction = Element === 'bdi' ? {} : { dir: 'auto' } // a `bdi` has it by itself
  const text = children ?? part(String(entry[field] ?? ''), lang.lang ?? language)
  if (!text) return null
  return (
    <Element {...direction} {...lang} {...attributes}>
      {typeof text === 'string' ? withUnits(text) : text}
    </Element>
  )
}

/** Shows the texts of an element with the class `dotted`, which shows a dot between two. */
export function Dotted({ texts }: { texts: string[] }) {
  return [...new Set(texts)].map((text) => <bdi key={text}>{text}</bdi>)
}
