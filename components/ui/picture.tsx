import { existsSync } from 'node:fs'
import { isPhoto, photoWidths, resizedPhoto } from '@/components/content/picture-size'
import { fileAddress } from '@/components/content/public-path'
import { Drawing, isDrawing } from '@/components/ui/drawing'

type PictureProps = {
  src: string
  /** Empty for a picture that adds no information. */
  alt: string
  /** The width on the page, as in `<img sizes>`. */
  sizes: string
  /** Of the file, in pixels, for a picture that may be narrower or wider than all of `photoWidths`. */
  width?: number
  /** The point that stays in view where the place has another shape, as two percentages. By default, it is high, where a head is. */
  focus?: string
  isFirst?: boolean
}

/** Fills its nearest positioned parent, whatever the shape of the file. */
export function Picture({ src, alt, sizes, width, focus = '50% 20%', isFirst }: PictureProps) {
  if (isDrawing(src)) return <Drawing src={src} alt={alt} isInline={isFirst} />
  return (
    // biome-ignore lint/performance/noImgElement: with `next/image` the server resizes as often as strangers ask
    <img
      {...(isPhoto(src) ? sources(src, width) : { src: fileAddress(src) })}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full object-cover"
      style={{ objectPosition: focus }}
    />
  )
}

/** The page shows the file itself in development, and if `next build` alone was called, which resizes nothing. */
function sources(photo: string, width = Number.POSITIVE_INFINITY) {
  if (process.env.NODE_ENV === 'development' || !existsSync(`public${resizedPhoto(photo, 640)}`))
    return { src: fileAddress(photo) }
  const sizes = photoWidths.filter((size) => size < width)
  const own = photoWidths.find((size) => size >= width) // the build enlarges none, so it has this width
  return {
    src: fileAddress(resizedPhoto(photo, 640)),
    srcSet: [
      ...sizes.map((size) => `${fileAddress(resizedPhoto(photo, size))} ${size}w`),
      ...(Number.isFinite(width) ? [`${fileAddress(own ? resizedPhoto(photo, own) : photo)} ${width}w`] : []),
    ].join(', '),
  }
}
