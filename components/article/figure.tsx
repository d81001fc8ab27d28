import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import { isPhoto } from '@/components/content/photo-sizes'
import { decodedPath, encodedPath, publicPath } from '@/components/content/public-path'
import { Picture } from '@/components/ui/picture'

/** As in `<img sizes>`: the width of the page. */
const SIZES = '(min-width: 90rem) 76rem, (min-width: 80rem) 70rem, (min-width: 64rem) 58rem, 92vw'

export const VIDEO = /\.(mp4|webm)$/

type FigureProps = {
  /** A file under `public/`: a picture or a video. */
  src?: string
  alt?: string
  /** Its caption. */
  title?: string
}

/** A picture in the frame of a drawing. It shows whole and is never enlarged. */
export function Figure({ src = '', alt = '', title }: FigureProps) {
  const path = decodedPath(src) // Markdown encodes it
  return (
    <figure className="plate">
      {VIDEO.test(src) ? (
        // biome-ignore lint/a11y/useMediaCaption: its text says what it shows, and a recording of a screen has no sound
        <video src={publicPath(encodedPath(path))} aria-label={alt} controls playsInline preload="metadata" />
      ) : (
        <Still src={path} alt={alt} />
      )}
      {title && <figcaption className="note">{title}</figcaption>}
    </figure>
  )
}

// In development, Next takes the reading of a file for a value that changes, and reports it as an error.
const outsideRender = AsyncLocalStorage.snapshot()

function Still({ src, alt }: { src: string; alt: string }) {
  const { width, height, orientation = 1 } = outsideRender(() => imageSize(readFileSync(`public${src}`)))
  // A camera that was held upright says so in the file, and browsers turn the picture.
  const [across, down] = orientation > 4 ? [height, width] : [width, height]
  return (
    <div
      className="still"
      style={{
        aspectRatio: `${across} / ${down}`,
        // An upright one is no taller than the screen.
        maxWidth: `min(${isPhoto(src) ? `${across}px, ` : ''}calc((90vh - var(--bar-height)) * ${across / down}))`,
      }}
    >
      <Picture src={src} alt={alt} sizes={SIZES} width={across} />
    </div>
  )
}
