import { readFileSync } from 'node:fs'
import { isDrawing } from '@/components/content/picture-file'
import { useContent } from '@/components/content/use-content'
import { fill } from '@/components/text/fill'
import { Picture } from '@/components/ui/picture'

/** In the page, because a file would be one more request. */
const PLACE = readFileSync('components/home/place.svg', 'utf8').replace(/\n/g, '')

/** The board of a place that is drawn around it shows the portrait whole, whatever its shape. A drawing stands on its frame. */
export function Portrait() {
  const { owner, words } = useContent()
  const isDrawn = isDrawing(owner.portrait)
  return (
    <div
      style={{ background: 'radial-gradient(closest-side at 50% 40%, var(--halo), transparent)' }}
      className="pointer-events-none relative mx-auto aspect-[80/77] w-[92%] max-w-120 lg:absolute lg:start-[46%] lg:end-6 lg:top-[calc(var(--bar-height)+var(--first)/2-3rem)] lg:mt-0 lg:max-w-none lg:w-[min(100%-46%,(var(--first)-10rem)*1.04)] lg:[translate:0_-50%]"
    >
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        dangerouslySetInnerHTML={{ __html: PLACE }}
      />
      <div
        className={isDrawn ? 'absolute [--paper:transparent]' : 'screenshot whole-picture'}
        style={{ inset: isDrawn ? '8% 26.3% 44%' : '9.6% 26.3% 47%' }}
      >
        <Picture
          src={owner.portrait}
          alt={fill(words.everyPage.portrait, { name: owner.name })}
          sizes="(min-width: 64rem) 25rem, 45vw"
        />
      </div>
    </div>
  )
}
