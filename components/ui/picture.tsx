import { readFileSync } from 'node:fs'
import {
  isDrawing,
  isResized,
  isVideoFile,
  pictureAddress,
  resizedPhoto,
  widthsUpTo,
} from '@/components/files/picture-file'
import { fileAddress } from '@/components/text/addresses'
import { AfterPaint } from '@/components/ui/after-paint'

type PictureProps = {
  src: string
  alt: string
  sizes: string
  /** The width of the file in pixels, for a picture that may be narrower than some of `photoWidths`. */
  width?: number
  /** The point that stays in view, as two percentages. By default, it is high, where a head is. */
  focus?: string
  /** With `true`, the first frame shows a drawing. For static pages only, because a server may lack `public/`. */
  isFirst?: boolean
}

/** Fills its nearest positioned parent. In a text, it may be a video. An animation stands still for those who want no motion. */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, width, focus = '50% 20%' } = props
  if (isDrawing(src)) return <Drawing {...props} />
  if (isVideoFile(src))
    // biome-ignore lint/a11y/useMediaCaption: its text says what it shows, and a recording of a screen has no sound
    return <video src={pictureAddress(src)} aria-label={alt} controls playsInline preload="metadata" />
  const picture = (
    // biome-ignore lint/performance/noImgElement: with `next/image` the server resizes as often as strangers ask
    <img
      src={pictureAddress(src, 640)}
      srcSet={isResized(src) ? sources(src, width) : undefined}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
      style={{ objectPosition: focus }}
    />
  )
  if (!isResized(src, 'webp')) return picture
  const media = '(prefers-reduced-motion: no-preference)'
  return (
    <picture>
      <source srcSet={sources(src, width, 'webp')} sizes={sizes} media={media} />
      {picture}
    </picture>
  )
}

/** The list does not contain the owner's file, because on a sharp screen a browser would take it. */
function sources(photo: string, width = Number.POSITIVE_INFINITY, format?: 'webp') {
  return widthsUpTo(width)
    .map((size) => `${fileAddress(resizedPhoto(photo, size, format))} ${Math.min(size, width)}w`)
    .join(', ')
}

/** A drawing is an `<svg>`, because an `<img>` would not get the colours of the page. */
function Drawing({ src, alt, isFirst }: PictureProps) {
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  const attributes = { ...name, className: 'absolute inset-0 size-full' }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the owner, who may put anything on the page
  if (isFirst) return <svg {...attributes} dangerouslySetInnerHTML={{ __html: read(src) }} />
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: its attributes name or hide it
    <svg {...attributes}>
      {/* Without this wait, nine drawings delay the paint of a page by 170 ms if the CPU is four times slower. */}
      <AfterPaint>
        <use href={`${fileAddress(src)}#drawing`} />
      </AfterPaint>
    </svg>
  )
}

function read(src: string) {
  return readFileSync(/* turbopackIgnore: true */ `public${src}`, 'utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replace(' id="drawing"', ' aria-hidden="true"')
}
