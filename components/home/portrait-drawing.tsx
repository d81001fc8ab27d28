import { fill } from '@/components/ui/fill'
import { Picture } from '@/components/ui/picture'
import { owner } from '@/content/owner'
import { words } from '@/content/words'

/** The portrait within its construction lines: circle, axes, radius and two dimensions. */
export function PortraitDrawing() {
  return (
    <div className="relative mx-auto aspect-square w-full max-w-64 lg:me-0 lg:max-w-120">
      <div className="absolute inset-[14%] overflow-hidden rounded-full">
        <Picture
          src={owner.portrait}
          alt={fill(words.everyPage.portrait, { name: owner.name })}
          sizes="(min-width: 64rem) 22rem, 12rem"
          isFirst
        />
      </div>
      <svg aria-hidden="true" viewBox="0 0 500 500" className="absolute inset-0 overflow-visible fill-none">
        <g className="stroke-line">
          <circle cx="250" cy="250" r="230" strokeDasharray="1 9" strokeLinecap="round" strokeWidth="2" />
          <circle cx="250" cy="250" r="196" />
          <path d="M-10 250h520M250 -10v520" strokeDasharray="34 6 4 6" />
        </g>
        <g className="animate-draw stroke-primary" strokeWidth="1.5" strokeDasharray="1">
          <circle cx="250" cy="250" r="180" pathLength="1" />
          <path d="M70 484h360M70 476v16M430 476v16" pathLength="1" />
          <path d="M484 70v360M476 70h16M476 430h16" pathLength="1" />
          <path d="M377.3 122.7l32-32h50" pathLength="1" />
        </g>
        <circle cx="377.3" cy="122.7" r="4" className="fill-primary" />
        {/* The anchors of a text follow the direction of the page, the drawing does not. */}
        <g direction="ltr" className="fill-muted font-mono text-[13px] max-lg:text-[22px]">
          <text x="459" y="82" textAnchor="end">
            R 180
          </text>
          <text x="250" y="508" textAnchor="middle">
            Ø 360
          </text>
          <text x="508" y="250" textAnchor="middle" transform="rotate(-90 508 250)">
            1 : 1
          </text>
        </g>
      </svg>
    </div>
  )
}
