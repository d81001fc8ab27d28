import { useContent } from '@/components/content/use-content'
import { fill } from '@/components/text/fill'
import { isDrawing } from '@/components/ui/drawing'
import { Picture } from '@/components/ui/picture'

/** A photograph has the frame of the sheet. A drawing has none, and a light behind its head. Both leave the page at the side. */
const LOOK = {
  photo: 'border border-line border-e-0 lg:border-t-0',
  drawing:
    '[--paper:transparent] [background:radial-gradient(closest-side_at_52%_42%,var(--halo),transparent)] [mask-image:linear-gradient(to_top,transparent,#000_30%)] *:[scale:1.2] lg:[--outline:2.4] lg:[--pen:0.95] lg:[--construction:0.36]',
}

/** Beside the text, and never below it: on a phone as high as the text, on a large screen as the first screen. */
export function Portrait() {
  const { owner, words } = useContent()
  return (
    <div
      className={`relative -me-(--margin) aspect-[3/4] min-h-full w-[calc(100%+var(--margin))] overflow-hidden lg:absolute lg:w-auto lg:-top-16 lg:start-1/2 lg:end-[calc(50%-50vw)] lg:bottom-0 lg:me-0 lg:aspect-auto print:static print:size-56 ${LOOK[isDrawing(owner.portrait) ? 'drawing' : 'photo']}`}
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
