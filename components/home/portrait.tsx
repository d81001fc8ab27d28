import { isDrawing } from '@/components/content/picture-kind'
import { useContent } from '@/components/content/use-content'
import { fill } from '@/components/text/fill'
import { Picture } from '@/components/ui/picture'

/** In a style, because as classes these would be in every page. */
const LIGHT_BEHIND = {
  background: 'radial-gradient(closest-side at 52% 42%, var(--halo), transparent)',
  maskImage: 'linear-gradient(to top, transparent, #000 30%)',
}

/** A photograph has the frame of the sheet. A drawing has none, and a light behind its head. Both leave the page at the side. */
const LOOK = {
  photo: 'border border-line border-e-0 lg:border-t-0',
  drawing: '[--paper:transparent] *:[scale:1.2] lg:[--outline:2.4] lg:[--pen:0.95] lg:[--construction:0.36]',
}

/** Stands beside the text and never below it: on a phone as high as the text, on a large screen as the first screen. */
export function Portrait() {
  const { owner, words } = useContent()
  const isDrawn = isDrawing(owner.portrait)
  return (
    <div
      style={isDrawn ? LIGHT_BEHIND : undefined}
      className={`relative -me-(--margin) aspect-[3/4] min-h-full w-[calc(100%+var(--margin))] overflow-hidden lg:absolute lg:start-1/2 lg:end-0 lg:top-(--bar-height) lg:me-0 lg:aspect-auto lg:h-(--first) lg:min-h-0 lg:w-auto ${LOOK[isDrawn ? 'drawing' : 'photo']}`}
    >
      <Picture
        src={owner.portrait}
        focus={owner.focus}
        alt={fill(words.everyPage.portrait, { name: owner.name })}
        sizes="(min-width: 64rem) 55vw, 45vw"
        isFirst
      />
    </div>
  )
}
