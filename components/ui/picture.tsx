import { existsSync } from 'node:fs'
import { Drawing, isDrawing } from '@/components/ui/drawing'
import { isPhoto, photoWidths, resizedPhoto } from '@/components/ui/photo'
import { publicPath } from '@/components/ui/public-path'

type PictureProps = {
  /** File under `public/`. */
  src: string
  /** Empty for a picture that adds no information. */
  alt: string
  /** The width on the page, as in `<img sizes>`. */
  sizes: string
  /** Whether it is the first picture of its page. */
  isFirst?: boolean
}

/** Fills its nearest positioned parent, whatever the shape of the file. */
export function Picture({ src, alt, sizes, isFirst }: PictureProps) {
  if (isDrawing(src)) return <Drawing src={src} alt={alt} isInline={isFirst} />
  return (
    // biome-ignore lint/performance/noImgElement: with `next/image` the server resizes as often as strangers ask
    <img
      {...(isPhoto(src) ? sources(src) : { src: address(src) })}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
    />
  )
}

/** The page shows the file itself in development, and if `next build` alone was called, which resizes nothing. */
function sources(photo: string) {
  if (process.env.NODE_ENV === 'development' || !existsSync(`public${resizedPhoto(photo, 640)}`))
    return { src: address(photo) }
  return {
    src: address(resizedPhoto(photo, 640)),
    srcSet: photoWidths.map((width) => `${address(resizedPhoto(photo, width))} ${width}w`).join(', '),
  }
}

/** Encodes the path, because a file name may contain characters that have a meaning in a URL. */
function address(path: string) {
  return publicPath(path.split('/').map(encodeURIComponent).join('/'))
}
