import { fill } from '@/components/ui/fill'
import { Picture } from '@/components/ui/picture'
import { owner } from '@/content/owner'
import { words } from '@/content/words'

const LARGE = '(min-width: 64rem) 36rem, 92vw'

/** The wide picture with the portrait as a detail in its corner, or the portrait alone. */
export function ProfilePictures() {
  const alt = fill(words.everyPage.portrait, { name: owner.name })
  if (!owner.aboutPicture) return <Picture src={owner.portrait} alt={alt} sizes={LARGE} isFirst />
  return (
    <>
      <Picture src={owner.aboutPicture} alt="" sizes={LARGE} isFirst />
      <span className="absolute start-4 bottom-4 size-20 overflow-hidden rounded-full border border-primary [--detail:none] lg:start-8 lg:bottom-8 lg:size-32">
        <Picture src={owner.portrait} alt={alt} sizes="8rem" />
      </span>
    </>
  )
}
