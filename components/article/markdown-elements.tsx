import './markdown-elements.css'
import './code.css'
import type { Element, Root } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps, ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { Change } from '@/components/article/change'
import { Figure, InlinePicture } from '@/components/article/figure'
import { type LinkingArticle, linkTarget } from '@/components/article/link-target'
import { picturePath } from '@/components/article/picture-path'
import { TableOfContents } from '@/components/article/table-of-contents'
import { useContent } from '@/components/content/use-content'
import { addressesOf } from '@/components/layout/sheets'
import { contains } from '@/components/markdown/contains'
import { FOOTNOTES } from '@/components/markdown/shape-headings'
import { isRemote, linkedPath, withBasePath } from '@/components/text/addresses'
import { fill } from '@/components/text/fill'
import { ExternalLink } from '@/components/ui/external-link'
import { PageLink } from '@/components/ui/page-link'
import type { AllWords } from '@/content/schema/languages/translation'

type Part<Name extends 'a' | 'div' | 'h2' | 'pre' | 'table'> = ComponentProps<Name> & { node?: Element }
type PictureProps = Omit<ComponentProps<typeof Figure>, 'src'> & { node?: Element; src?: string }

/** Makes React elements of a text or of its title. @param replacements components in place of ours, as in the feed. */
export function elementsOf(tree: Root, article: LinkingArticle, replacements: object = {}): ReactNode {
  const ofArticle = {
    a: (link: Part<'a'>) => <TextLink {...link} article={article} />,
    plate: ({ node: _, src = '', ...picture }: PictureProps) => {
      const path = picturePath(src, article)
      return path ? <Figure {...picture} src={path} /> : <p>{picture.alt}</p>
    },
    // A picture of another host is a link, because the visitor's browser talks to this site only.
    img: ({ node: _, src = '', ...picture }: PictureProps) => {
      const path = picturePath(src, article)
      if (path) return <InlinePicture {...picture} src={path} />
      return isRemote(src) ? <ExternalLink href={src}>{picture.alt}</ExternalLink> : picture.alt
    },
  }
  const components = { ...COMPONENTS, ...ofArticle, ...replacements }
  // The type `Components` of the library lacks our elements.
  return toJsxRuntime(tree, { ...runtime, components: components as Components, passNode: true })
}

const COMPONENTS = {
  alert: Alert,
  change: Change,
  contents: TableOfContents,
  formula: Formula,
  ...Object.fromEntries((['h2', 'h3', 'h4', 'h5', 'h6'] as const).map((level) => [level, headingOf(level)])),
  input: Task,
  pre: Code,
  source: () => null, // in a `<picture>`, it would come before the picture that we resize
  table: Table,
  video: VideoLink,
}

/** Only a link to a page in this language uses the router. A link that leads nowhere shows its text alone. */
function TextLink({ node, article, href, ...anchor }: Part<'a'> & { article: LinkingArticle }) {
  const content = useContent()
  const target = href === undefined ? undefined : linkTarget(href, article).href
  if (target === undefined) return anchor.id ? <span {...anchor} /> : anchor.children
  const isBack = node?.properties.dataFootnoteBackref !== undefined
  const [number] = (isBack && /\d.*/.exec(anchor['aria-label'] ?? '')) || []
  // Remark labels the way back from a footnote in English.
  const label = number ? fill(content.words.article.backToReference, { number }) : anchor['aria-label']
  // For a page in another language, the router would show the bars of both languages.
  if (addressesOf(content).includes(linkedPath(target))) return <PageLink {...anchor} href={target} />
  return <ExternalLink {...anchor} aria-label={label} href={withBasePath(target)} />
}

/** A heading is a link to itself, unless it contains a link, such as a footnote, because links cannot be nested. */
function headingOf(Level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function Heading({ node, children, ...heading }: Part<'h2'>) {
    const { words } = useContent()
    const { id } = heading
    if (id === FOOTNOTES) return <Level id={id}>{words.article.footnotes}</Level>
    return (
      <Level {...heading}>{node && contains(node, 'a') ? children : <a href={`#${id}`}>{children}</a>}</Level>
    )
  }
}

function Alert({ kind, children }: { kind: keyof AllWords['article']['alerts']; children: ReactNode }) {
  const { alerts } = useContent().words.article
  return (
    <div role="note" className="alert" data-kind={kind}>
      <p className="note">{alerts[kind]}</p>
      {children}
    </div>
  )
}

function Code({ node: _, ...code }: Part<'pre'>) {
  return <pre {...code} {...scrollable('group', useContent().words.article.code)} dir="ltr" />
}

/** Returns attributes that let the keyboard scroll an element. With the focus, it needs a role and a name. */
function scrollable(role: 'group' | 'region', label: string) {
  return { role, tabIndex: 0, 'aria-label': label }
}

/** The name has the number of the table, because each region of a page needs a name of its own. */
function Table({ node: _, 'data-number': number, ...table }: Part<'table'> & { 'data-number'?: number }) {
  const name = `${useContent().words.article.table} ${number}`
  return (
    <div {...scrollable('region', name)} className="wide">
      <table {...table} />
    </div>
  )
}

function Formula({ node: _, ...formula }: Part<'div'>) {
  const { formula: label } = useContent().words.article
  return <div {...formula} {...scrollable('group', label)} className="formula" dir="ltr" />
}

/** Links to a video of another site, so that the browser asks that site for nothing before a click. */
function VideoLink({ href = '', children }: Part<'a'>) {
  return (
    <div dir="auto">
      <ExternalLink href={href} className="video">
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d="M.5.5h23v23H.5zM9 7l8 5-8 5z" />
        </svg>
        <strong>{children}</strong>
        <span className="note">{new URL(href).hostname.replace(/^www\./, '')}</span>
      </ExternalLink>
    </div>
  )
}

/** The character shows where our styles are missing: in feeds and in the reader view of a browser. */
function Task({ checked }: { checked?: boolean }) {
  const { done, open } = useContent().words.article
  return (
    <span role="img" aria-label={checked ? done : open} className={checked ? 'task done' : 'task'}>
      {checked ? '☑' : '☐'}
    </span>
  )
}
