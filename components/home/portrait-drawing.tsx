import { useContent } from '@/components/content/use-content'
import { fill } from '@/components/text/fill'
import { Picture } from '@/components/ui/picture'

/** The portrait on its axes. On a large screen the name stands on the level one, on a small one the portrait on a line. */
export function PortraitDrawing() {
  const { owner, words } = useContent()
  return (
    <div className="-z-1 overflow-x-clip max-lg:relative max-lg:overflow-y-clip max-lg:-order-1 max-lg:-mx-(--margin) max-lg:-mt-8 max-lg:mb-7 max-lg:border-line max-lg:border-b max-lg:pt-7 lg:absolute lg:inset-x-0 lg:top-0 lg:h-svh">
      <div className="relative aspect-square w-(--size) [--size:min(100%-2*var(--margin),max(26svh,72svh-15.5rem))] print:[--size:14rem] max-lg:mx-auto max-lg:-mb-[calc(var(--size)*0.22)] lg:absolute lg:end-[calc((100%-var(--modules)*2rem)/2)] lg:top-[calc(var(--bar-height)+4rem+var(--ground)-var(--size)/2)] lg:[--pen:1.7] lg:[--size:min(42vw,70svh)]">
        <svg
          aria-hidden="true"
          viewBox="0 0 500 500"
          className="absolute inset-0 overflow-visible fill-none stroke-line"
        >
          <path d="M250-40V540" />
          <path d="M-3999 250H4000" className="max-lg:invisible" />
        </svg>
        <div className="absolute inset-0 overflow-hidden rounded-full border-2 border-primary lg:border">
          <Picture
            src={owner.portrait}
            alt={fill(words.everyPage.portrait, { name: owner.name })}
            sizes="(min-width: 64rem) 42vw, 90vw"
            isFirst
          />
        </div>
      </div>
    </div>
  )
}
