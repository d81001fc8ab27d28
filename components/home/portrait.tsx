import { readFileSync } from 'node:fs'
import type { CSSProperties } from 'react'
import { useContent } from '@/components/content/use-content'
import { isDrawing } from '@/components/files/picture-file'
import { fill } from '@/components/text/fill'
import { Picture } from '@/components/ui/picture'

/** The drawing is in the page, because a file would be one more request. */
const PLACE = readFileSync('components/home/place.svg', 'utf8').replace(/\n/g, '')

/** A photo hangs on the board of `place.svg`, a drawing of 1000 by 860. The board goes from 285, 96 to 715, 446. */
const PHOTO = { inset: '12% 29% 48.9%' }
/** The lamps of `place.svg` stand behind the head of a drawing, and light it. */
const LIT_DRAWING = {
  inset: '9% 28.5% 48.1%',
  '--construction': 0,
  '--ground': 'transparent',
  '--paper': 'color-mix(in oklab, var(--glow) 40%, var(--paper-soft))',
} as CSSProperties

/** A photo of any shape hangs whole on the board of the place. A drawing stands on the frame of that board. */
export function Portrait() {
  const { owner, words } = useContent()
  const isDrawn = isDrawing(owner.portrait)
  return (
    <div className="pointer-events-none -mx-(--margin) -mb-[12%] overflow-x-clip lg:absolute lg:inset-x-0 lg:top-(--bar-height) lg:m-0">
      <div
        style={{ background: 'radial-gradient(42% 42% at 50% 34%, var(--halo), transparent)' }}
        className="relative start-1/2 aspect-[50/43] w-[122%] max-w-160 [translate:-50%] rtl:[translate:50%] lg:start-[73%] lg:-mt-5 lg:w-[min(62%,var(--first)*1.1)] lg:max-w-none"
      >
        <svg
          aria-hidden="true"
          className="absolute inset-0 size-full"
          style={{ WebkitMask: 'radial-gradient(50% 50% at 50% 44%, #000 55%, transparent)' }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
          dangerouslySetInnerHTML={{ __html: PLACE }}
        />
        <div
          className={isDrawn ? 'absolute' : 'screenshot whole-picture'}
          style={isDrawn ? LIT_DRAWING : PHOTO}
        >
          <Picture
            src={owner.portrait}
            alt={fill(words.everyPage.portrait, { name: owner.name })}
            sizes="(min-width: 64rem) 25rem, 50vw"
          />
        </div>
      </div>
    </div>
  )
}
