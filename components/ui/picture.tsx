import { getImageProps } from 'next/image'

/** The framework puts it before its own addresses only. */
const BASE_PATH = process.env.SITE_BASE_PATH ?? ''

type PictureProps = {
  /** File under `public/` or https address of an allowed host. */
  src: string
  alt: string
  /** Width at which it shows, as in `<img sizes>`. */
  sizes: string
  /** `eager` for what shows without scrolling. */
  loading?: 'eager' | 'lazy'
}

/** Fills its nearest positioned parent, whatever the file's own shape. An `<img>` and not `next/image`, whose script is not worth it here. */
export function Picture({ src, alt, sizes, loading = 'lazy' }: PictureProps) {
  const { props } = getImageProps({
    src: src.startsWith('/') ? BASE_PATH + src : src,
    alt,
    sizes,
    fill: true,
    loading,
  })
  // biome-ignore lint/performance/noImgElement: see above; the props come from the framework's own optimizer
  return <img {...props} alt={alt} className="object-cover" />
}
