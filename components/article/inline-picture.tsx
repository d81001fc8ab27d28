import type { CSSProperties } from 'react'
import { pictureSize } from '@/components/content/picture-size'
import { Picture } from '@/components/ui/picture'

type InlinePictureProps = { src: string; alt?: string; title?: string; width?: string }

/** Shows a picture in a line of text, as large as it is or as the text says, and never wider than its line. */
export async function InlinePicture({ src, alt = '', title, width: wanted }: InlinePictureProps) {
  const [across, down] = (await pictureSize(src)) ?? [16, 9]
  const width = Math.min(Number.parseInt(wanted ?? '', 10) || across, across)
  const style = { '--ratio': across / down, '--width': `${width}px` } as CSSProperties // React knows no properties of ours
  return (
    <span title={title} className="inline-picture" style={style}>
      <Picture src={src} alt={alt} sizes={`${width}px`} width={across} />
    </span>
  )
}
