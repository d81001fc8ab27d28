import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react'
import { Change } from '@/components/article/change'
import { Figure } from '@/components/article/figure'
import { TableOfContents } from '@/components/article/table-of-contents'
import { isVideoPage, VideoLink } from '@/components/article/video-link'
import { linkedPath, withBasePath } from '@/components/content/addresses'
import { useContent } from '@/components/content/use-content'
import { addressesOf, linkIn } from '@/components/layout/site-addresses'
import { fill } from '@/components/text/fill'
import { ExternalLink } from '@/components/ui/external-link'
import { PageLink } from '@/components/ui/page-link'

/** The components for the elements of Markdown, and the one that a text may name. */
export const elements = {
  a: TextLink,
  contents: TableOfContents,
  formula: Formula,
  h2: (heading: ComponentProps<'h2'>) => <Heading as="h2" {...heading} />,
  h3: (heading: ComponentProps<'h3'>) => <Heading as="h3" {...heading} />,
  h4: (heading: ComponentProps<'h4'>) => <Heading as="h4" {...heading} />,
  img: Figure,
  input: Task,
  p: Paragraph,
  pre: Code,
  table: Table,
  Change,
}

/** Leads to a page in this language by the router, to anything else by the browser. */
function TextLink({ href = '', ...anchor }: ComponentProps<'a'>) {
  const content = useContent()
  const reference = /\d.*/.exec(anchor['aria-label'] ?? '')?.[0] // Markdown writes it in English
  const label = reference && fill(content.words.article.backToReference, { number: reference })
  const own = linkIn(content, href)
  // Not to another language, of which the router would show the bar beside this one.
  if (addressesOf(content).includes(linkedPath(own))) return <PageLink {...anchor} href={own} />
  return <ExternalLink {...anchor} aria-label={label} href={withBasePath(own)} />
}

function Heading({ as: Level, id, children }: ComponentProps<'h2'> & { as: 'h2' | 'h3' | 'h4' }) {
  const { words } = useContent()
  if (id === 'footnote-label') return <Level id={id}>{words.article.footnotes}</Level>
  return <Level id={id}>{hasLink(children) ? children : <a href={`#${id}`}>{children}</a>}</Level>
}

/** Checks for a link in a heading, such as a footnote, because no link may stand within another one. */
function hasLink(node: ReactNode): boolean {
  return Children.toArray(node).some(
    (part) =>
      isValidElement<{ children?: ReactNode }>(part) &&
      (part.type === TextLink || hasLink(part.props.children)),
  )
}

/** Puts pictures without a text between them side by side, and a video of another site into a frame. */
function Paragraph({ children }: { children?: ReactNode }) {
  const parts = Children.toArray(children).filter((part) => typeof part !== 'string' || part.trim())
  const [first, second] = parts
  const link: ComponentProps<'a'> = isValidElement<object>(first) ? first.props : {}
  if (link.href && isVideoPage(link.href) && !second)
    return <VideoLink href={link.href}>{link.children}</VideoLink>
  const isRow = parts.length > 0 && parts.every((part) => isValidElement(part) && part.type === Figure)
  return isRow ? <div className="plates">{parts}</div> : <p>{children}</p>
}

function Code(code: ComponentProps<'pre'>) {
  return <pre {...code} {...scrolls('group', useContent().words.article.code)} dir="ltr" />
}

/** Returns the attributes of what scrolls by itself: the keyboard scrolls what has the focus, and the focus needs a role. */
function scrolls(role: 'group' | 'region', label: string) {
  return { role, tabIndex: 0, 'aria-label': label }
}

function Table(table: ComponentProps<'table'>) {
  return (
    <div {...scrolls('region', useContent().words.article.table)} className="wide">
      <table {...table} />
    </div>
  )
}

function Formula(formula: ComponentProps<'div'>) {
  const { formula: label } = useContent().words.article
  return <div {...formula} {...scrolls('group', label)} className="formula" dir="ltr" />
}

/** Its character shows where our styles do not: in feeds and in the reader view of a browser. */
function Task({ checked }: { checked?: boolean }) {
  const { done, open } = useContent().words.article
  return (
    <span role="img" aria-label={checked ? done : open} className={checked ? 'task done' : 'task'}>
      {checked ? '☑' : '☐'}
    </span>
  )
}
