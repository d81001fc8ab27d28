import type { CSSProperties } from 'react'
import { isPhoto, pictureSize } from '@/components/content/picture-size'
import { decodedPath, fileAddress, isVideoFile } from '@/components/content/public-path'
import { Picture } from '@/components/ui/picture'

/** As in `<img sizes>`: the width of the page. */
const SIZES = '(min-width: 90rem) 76rem, (min-width: 80rem) 70rem, (min-width: 64rem) 58rem, 92vw'

/** A word in the place of a caption or in front of it, for a picture that goes from one edge to the other. */
const WIDE = /^wide(?::\s*|$)/

/** It passes over the list of headings. Here instead of in `article.css`, so that other texts do not load it. */
const EDGE = `.plates:has(>.edge){position:relative;z-index:1}
@media screen and (width<64rem){.edge{margin-inline:calc(-1*var(--margin))}}`

export type FigureProps = {
  /** A file under `public/`: a picture or a video. */
  src?: string
  alt?: string
  title?: string
  /** Another one stands beside it and gets the same height. */
  isPaired?: boolean
}

/** A picture in the frame of a drawing. It shows whole and is never enlarged; a photo leads to its file. */
export function Figure({ src = '', alt = '', title = '', isPaired }: FigureProps) {
  const path = decodedPath(src) // Markdown encodes it
  const address = fileAddress(path)
  const isVideo = isVideoFile(src)
  const [across, down] = (!isVideo && pictureSize(path)) || [16, 9]
  const isWide = WIDE.test(title)
  const caption = title.replace(WIDE, '')
  const picture = (
    <div
      className="still"
      style={{
        aspectRatio: `${across} / ${down}`,
        // An upright one is no taller than the screen.
        maxWidth: `min(${isPhoto(path) ? `${across}px, ` : ''}calc((90vh - var(--bar-height)) * ${across / down}))`,
      }}
    >
      <Picture src={path} alt={alt} sizes={SIZES} width={across} />
    </div>
  )
  return (
    <figure
      className={isWide ? 'plate edge' : 'plate'}
      style={isPaired ? ({ '--ratio': across / down } as CSSProperties) : undefined} // React knows no properties of ours
    >
      {isWide && (
        <style href="edge" precedence="low">
          {EDGE}
        </style>
      )}
      {isVideo ? (
        // biome-ignore lint/a11y/useMediaCaption: its text says what it shows, and a recording of a screen has no sound
        <video src={address} aria-label={alt} controls playsInline preload="metadata" />
      ) : isPhoto(path) ? (
        <a href={address}>{picture}</a>
      ) : (
        picture
      )}
      {caption && <figcaption className="note">{caption}</figcaption>}
    </figure>
  )
}
