import { readFileSync } from 'node:fs'
import { fileAddress } from '@/components/content/public-path'
import { AfterPaint } from '@/components/ui/after-paint'

/** Inline, the first frame shows it. Only on static pages, because a server may lack `public/`. */
type DrawingProps = { src: string; alt: string; isInline?: boolean }

/** Checks whether an SVG is in `public/drawings/`. Its root has the id `drawing`, and its colours come from the page. */
export function isDrawing(path: string) {
  return path.startsWith('/drawings/') && path.endsWith('.svg')
}

/** Fills its nearest positioned parent. An `<img>` would not get the colours of the page. */
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
