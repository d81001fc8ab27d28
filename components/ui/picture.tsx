import { Drawing, isDrawing } from '@/components/ui/drawing'
import { isPhoto, photoWidths, resizedPhoto } from '@/components/ui/photo'
import { publicPath } from '@/components/ui/public-path'

type PictureProps = {
  /** File under `public/`. */
  src: string
  /** Empty for a picture that says nothing new. */
  alt: string
  /** Width at which it shows, as in `<img sizes>`. */
  sizes: string
  /** The first of its page. */
  isFirst?: boolean
}

/** Fills its nearest positioned parent, whatever the file's own shape. */
export function Picture({ src, alt, sizes, isFirst }: PictureProps) {
  if (isDrawing(src)) return <Drawing src={src} alt={alt} isInline={isFirst} />
  return (
    // biome-ignore lint/performance/noImgElement: `next/image` has the server resize, as often as strangers ask
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

/** The development server, for which no build has resized anything, shows the file itself. */
function sources(photo: string) {
  if (process.env.NODE_ENV === 'development') return { src: address(photo) }
  return {
    src: address(resizedPhoto(photo, 640)),
    srcSet: photoWidths.map((width) => `${address(resizedPhoto(photo, width))} ${width}w`).join(', '),
  }
}

/** A name may hold what means something else in an address. */
function address(path: string) {
  return publicPath(path.split('/').map(encodeURIComponent).join('/'))
}
