import type { ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { Fold } from '@/components/ui/fold'
import { Style } from '@/components/ui/style'

/** Here instead of in `article.css`, so that a text without the list does not load them. */
const STYLES = `
.contents{font-size:.9375rem;line-height:1.4}
.contents p{display:none}
.contents details{position:sticky;top:calc(var(--bar-height) + 1.5rem);max-height:calc(100vh - var(--bar-height) - 3rem);overflow-y:auto}
.article .contents ol{scroll-target-group:auto;border-inline-start:1px solid var(--line);padding:0;list-style:none}
.article .contents a{display:block;margin-inline-start:-1px;border-inline-start:1px solid transparent;padding:.375rem 1rem;color:var(--muted);text-decoration:none}
.article .contents .h3 a{padding-inline-start:2rem}
.article .contents a:hover{color:var(--primary)}
.article .contents a:target-current{border-color:var(--primary);color:var(--foreground)}
@media (width>=80rem){
.article:has(>.contents){grid-template-columns:16rem 36.5rem minmax(0,1fr)}
.article:has(>.contents)>:is(.plates:not(:has(.edge)),.change){grid-column:1/3}
.article>.contents{position:absolute;inset:0;grid-area:2/3/auto/auto}
.article:has(>.contents)>.way-on{position:relative;background:var(--background)}
@supports selector(::details-content){
.contents p{display:block}
.contents summary{display:none}
.contents ::details-content{content-visibility:visible;display:block}
}}
@media print{.contents{display:none}}`

/**
 * Shows the headings of a long text: beside it where there is room, otherwise folded above it. The engines that know
 * `:target-current` mark the place that is read. Older ones also keep the list folded beside the text. Where it always
 * shows, a title takes the place of the summary, which would be said to be collapsed.
 */
export function TableOfContents({ children }: { children?: ReactNode }) {
  const { words } = useContent()
  return (
    <nav aria-label={words.article.contents} className="contents">
      <Style name="contents">{STYLES}</Style>
      <Fold label={words.article.contents}>
        <p className="note py-3">{words.article.contents}</p>
        <ol>{children}</ol>
      </Fold>
    </nav>
  )
}
