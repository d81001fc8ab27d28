import { useContent } from '@/components/content/use-content'
import { measurePicture } from '@/components/files/measure-picture'
import { fill } from '@/components/text/fill'
import { Picture } from '@/components/ui/picture'
import type { Owner } from '@/content/schema/owner'

const LARGE = '(min-width: 64rem) 36rem, 92vw'

/** Gives the frame the ratio of its picture, which shows whole. Only a picture narrower than 3:4 is cut off. */
export async function profileFrame({ aboutPicture, portrait }: Owner) {
  const [across, down] = (await measurePicture(aboutPicture || portrait)) ?? [1, 1]
  return { aspectRatio: Math.max(across / down, 0.75) }
}

export function ProfilePictures() {
  const { owner, words } = useContent()
  const alt = fill(words.everyPage.portrait, { name: owner.name })
  if (!owner.aboutPicture)
    return <Picture src={owner.portrait} focus={owner.focus} alt={alt} sizes={LARGE} isFirst />
  return (
    // The notes in a drawing grow with it, so large screens set their size.
    <div className="absolute inset-0 lg:[--note-size:13px]">
      <Picture src={owner.aboutPicture} alt="" sizes={LARGE} isFirst />
      {/* The portrait is on the right in every language, because our picture has a label on the left. */}
      <span className="absolute right-3 bottom-3 size-16 overflow-hidden rounded-full border border-primary [--deep:0.4] [--detail:none] [--pen:7] [--soft:0.2] lg:right-6 lg:bottom-6 lg:size-24">
        <Picture src={owner.portrait} focus={owner.focus} alt={alt} sizes="9rem" />
      </span>
    </div>
  )
}
