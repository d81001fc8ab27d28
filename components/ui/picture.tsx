import { getImageProps } from 'next/image'
import { publicPath } from '@/components/ui/public-path'

type PictureProps = {
  /** File under `public/` or https address of an allowed host. */
  src: string
  alt: string
  /** Width at which it shows, as in `<img sizes>`. */
  sizes: string
}

/** Fills its nearest positioned parent, whatever the file's own shape. Lazy, but for the first of a page (`app/_build/seal.ts`). An `<img>` and not `next/image`, whose script is not worth it here. */
export function Picture({ src, alt, sizes }: PictureProps) {
  const { props } = getImageProps({
    src: publicPath(src),
    alt,
    sizes,
    fill: true,
  })
  // biome-ignore lint/performance/noImgElement: see above; the props come from the framework's own optimizer
  return <img {...props} alt={alt} className="object-cover" />
}
