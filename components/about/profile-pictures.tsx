import { useContent } from '@/components/content/use-content'
import { pictureSize } from '@/components/files/picture-size'
import { fill } from '@/components/text/fill'
import { Picture } from '@/components/ui/picture'
import type { Owner } from '@/content/schema/owner'

const LARGE = '(min-width: 64rem) 36rem, 92vw'

/** A picture shows whole, unless it is taller than a screen. */
export async function profileFrame({ aboutPicture, portrait }: Owner) {
  const [across, down] = (await pictureSize(aboutPicture || portrait)) ?? [1, 1]
  return { aspectRatio: Math.max(across / down, 0.75) }
}

export function ProfilePictures() {
  const { owner, words } = useContent()
  const alt = fill(words.everyPage.portrait, { name: owner.name })
  if (!owner.aboutPicture)
    return <Picture src={owner.portrait} focus={owner.focus} alt={alt} sizes={LARGE} isFirst />
  return (
    // The notes of the drawing grow with it, so they would be too large on large screens.
    <div className="absolute inset-0 lg:[--note-size:13px]">
      <Picture src={owner.aboutPicture} alt="" sizes={LARGE} isFirst />
      {/* On the right in every language, because no picture is mirrored, and ours has a label on the left. */}
      <span className="absolute right-3 bottom-3 size-16 overflow-hidden rounded-full border border-primary [--deep:0.4] [--detail:none] [--pen:7] [--soft:0.2] lg:right-6 lg:bottom-6 lg:size-24">
        <Picture src={owner.portrait} focus={owner.focus} alt={alt} sizes="9rem" />
      </span>
    </div>
  )
}
