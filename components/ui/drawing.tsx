import { readFileSync } from 'node:fs'
import { fileAddress } from '@/components/content/public-path'
import { AfterPaint } from '@/components/ui/after-paint'

/** Inline, the first frame shows it. Only on static pages, because a server may lack `public/`. */
type DrawingProps = { src: string; alt: string; isInline?: boolean }

/** Checks whether an SVG is in `public/drawings/`. Its root has the id `drawing`, and its colours come from the page. */
export function isDrawing(path: string) {
  return path.startsWith('/drawings/') && path.endsWith('.svg')
}

/**
 * Fills its nearest positioned parent. An `<img>` would not get the colours of the page.
 *
 * Every drawing that we ship follows one standard. A project's is 640 × 400, without paper of its own. It has three pens:
 * 2.25 for an outline, 1.25 for a detail, 0.75 for what only helps to construct or to measure. Three tones fill it, from
 * the top to the right side: `--paper`, `--paper-soft`, `--paper-tone`. An isometric line rises by 0.577 of its way. A
 * dimension ends in slashes, and its figure is true of what is drawn. A remark is in red pencil, and nothing else is.
 * There is no `<text>` and no `<pattern>`, because these took half of the time of painting. The `style` of its root sets
 * the colours for those who open the file alone; through `<use>`, only attributes and variables reach it.
 */
export function Drawing({ src, alt, isInline }: DrawingProps) {
  const content = isInline
    ? { dangerouslySetInnerHTML: { __html: read(src) } }
    : {
        // Without this wait, a list of nine delays the paint of its page by 170 ms (CPU four times slower).
        children: (
          <AfterPaint>
            <use href={`${fileAddress(src)}#drawing`} />
          </AfterPaint>
        ),
      }
  return (
    <svg
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className="absolute inset-0 size-full"
      {...content}
    />
  )
}

function read(src: string) {
  return readFileSync(`public${src}`, 'utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replace(' id="drawing"', ' aria-hidden="true"')
}
