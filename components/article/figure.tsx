import './figure.css'
import type { CSSProperties } from 'react'
import { measurePicture } from '@/components/files/measure-picture'
import { isPhoto, pictureAddress, widthsUpTo } from '@/components/files/picture-file'
import { Picture } from '@/components/ui/picture'

/** In pixels, for a video, and for a picture whose file does not say its size. */
const UNKNOWN_SIZE = [1600, 900] as const

/** Width divided by height. A narrower picture, such as a screenshot of a long page, shows only its top. */
const NARROWEST = 0.4

/** Width divided by height of what shows of a narrower picture. */
const TALLEST_SHOWN = 3 / 4

/** A title that is this word or begins with it makes the picture go from one edge to the other. */
const WIDE = /^wide(?::\s*|$)/

/** Returns the `sizes` of an image. An upright picture is narrower than the page, because its height fits the screen. */
function sizesOf(ratio: number) {
  const widths = ['(min-width: 90rem) 76rem', '(min-width: 80rem) 70rem', '(min-width: 64rem) 58rem', '92vw']
  return widths.map((width) => width.replace(/\S+$/, `min($&, ${Math.ceil(80 * ratio)}vh)`)).join(', ')
}

export function captionOf(title: string) {
  return title.replace(WIDE, '')
}

/** In px, as in `![A board|300](…)`. A picture is shown smaller than its file. A size in per cent changes nothing. */
type WantedSize = { width?: string; height?: string }
type FigureProps = WantedSize & { src: string; alt?: string; title?: string }

function wantedWidth({ width, height }: WantedSize, ratio: number) {
  const pixelsOf = (size?: string) => Number(/^\d+(?=(px)?$)/.exec(`${size}`)?.[0] ?? 0)
  return pixelsOf(width) || Math.round(pixelsOf(height) * ratio)
}

export async function Figure({ src: path, alt = '', title = '', ...wanted }: FigureProps) {
  const [across, down] = (await measurePicture(path)) ?? UNKNOWN_SIZE
  const [ratio, focus] = across / down < NARROWEST ? [TALLEST_SHOWN, '0 0'] : [across / down]
  const caption = captionOf(title)
  const wish = wantedWidth(wanted, across / down)
  const maxWidth = isPhoto(path) ? Math.min(wish || across, across) : wish
  const width = maxWidth && { '--width': `${maxWidth}px` }
  const size = { '--ratio': ratio, ...width } as CSSProperties // React knows no properties of ours
  const picture = (
    <div className="still">
      <Picture src={path} alt={alt} sizes={sizesOf(ratio)} width={across} focus={focus} />
    </div>
  )
  const href = isPhoto(path) && pictureAddress(path, widthsUpTo(across).at(-1) ?? across)
  return (
    <figure className={WIDE.test(title) ? 'plate edge' : 'plate'} style={size}>
      {href ? <a href={href}>{picture}</a> : picture}
      {caption && <figcaption className="note">{caption}</figcaption>}
    </figure>
  )
}

export async function InlinePicture({ src, alt = '', title, ...wanted }: FigureProps) {
  const [across, down] = (await measurePicture(src)) ?? UNKNOWN_SIZE
  const width = Math.min(wantedWidth(wanted, across / down) || across, across)
  const style = { '--ratio': across / down, '--width': `${width}px` } as CSSProperties
  return (
    <span title={title} className="inline-picture" style={style}>
      <Picture src={src} alt={alt} sizes={`${width}px`} width={across} />
    </span>
  )
}
