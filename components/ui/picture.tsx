import { getImageProps } from 'next/image'
import { Drawing, isDrawing } from '@/components/ui/drawing'
import { publicPath } from '@/components/ui/public-path'

type PictureProps = {
  /** File under `public/` or https address of an allowed host. */
  src: string
  /** Empty for a picture that says nothing new. */
  alt: string
  /** Width at which it shows, as in `<img sizes>`. */
  sizes: string
  /** The first of its page. */
  isFirst?: boolean
}

/** Fills its nearest positioned parent, whatever the file's own shape. An `<img>` and not `next/image`, whose script is not worth it here. */
export function Picture({ src, alt, sizes, isFirst }: PictureProps) {
  if (isDrawing(src)) return <Drawing src={src} alt={alt} isInline={isFirst} />
  const { props } = getImageProps({
    src: publicPath(src),
    alt,
    sizes,
    fill: true,
  })
  // biome-ignore lint/performance/noImgElement: see above; the props come from the framework's own optimizer
  return <img {...props} alt={alt} className="object-cover" />
}
