import './figure.css'
import type { CSSProperties } from 'react'
import { decodedPath, fileAddress } from '@/components/content/addresses'
import { isPhoto, isVideoFile } from '@/components/content/picture-kind'
import { pictureSize } from '@/components/content/picture-size'
import { Picture } from '@/components/ui/picture'

/** As in `<img sizes>`: the width of the page. */
const SIZES = '(min-width: 90rem) 76rem, (min-width: 80rem) 70rem, (min-width: 64rem) 58rem, 92vw'

/** A word in the place of a caption or in front of it, for a picture that goes from one edge to the other. */
const WIDE = /^wide(?::\s*|$)/

export function captionOf(title: string) {
  return title.replace(WIDE, '')
}

/** Shows a picture whole in the frame of a drawing. It is never enlarged; a photo leads to its file. @param src a picture or a video. */
export function Figure({ src = '', alt = '', title = '' }: { src?: string; alt?: string; title?: string }) {
  const path = decodedPath(src) // Markdown encodes it
  const address = fileAddress(path)
  const isVideo = isVideoFile(src)
  const [across, down] = (!isVideo && pictureSize(path)) || [16, 9]
  const isWide = WIDE.test(title)
  const caption = captionOf(title)
  const width = !isVideo && isPhoto(path) && { '--width': `${across}px` }
  const size = { '--ratio': across / down, ...width } as CSSProperties // React knows no properties of ours
  const picture = (
    <div className="still">
      <Picture src={path} alt={alt} sizes={SIZES} width={across} />
    </div>
  )
  return (
    <figure className={isWide ? 'plate edge' : 'plate'} style={size}>
      {isVideo && (
        // biome-ignore lint/a11y/useMediaCaption: its text says what it shows, and a recording of a screen has no sound
        <video src={address} aria-label={alt} controls playsInline preload="metadata" />
      )}
      {!isVideo && (isPhoto(path) ? <a href={address}>{picture}</a> : picture)}
      {caption && <figcaption className="note">{caption}</figcaption>}
    </figure>
  )
}
