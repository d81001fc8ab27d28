import { fill } from '@/components/ui/fill'
import { Picture } from '@/components/ui/picture'
import { counted } from '@/components/ui/plural'
import { work } from '@/content/career'
import { owner } from '@/content/owner'
import { projects } from '@/content/projects'
import { skills } from '@/content/skills'
import { words } from '@/content/words'

/** The portrait within its construction lines: circle, axes, radius and two dimensions. */
export function PortraitDrawing() {
  const figures = [
    years(),
    counted(words.project.count, projects.length),
    counted(words.skill.count, skills.length),
  ]
  const [first = 'R 180', second = 'Ø 360', third = '1 : 1'] = figures
  return (
    <div className="relative mx-auto aspect-square w-full max-w-56 sm:max-w-72 lg:me-0 lg:max-w-none">
      <div className="absolute inset-[14%] overflow-hidden rounded-full">
        <Picture
          src={owner.portrait}
          alt={fill(words.everyPage.portrait, { name: owner.name })}
          sizes="(min-width: 64rem) 22rem, 12rem"
          isFirst
        />
      </div>
      <p className="sr-only">{figures.filter(Boolean).join(', ')}</p>
      <svg aria-hidden="true" viewBox="0 0 500 500" className="absolute inset-0 fill-none">
        <g className="stroke-line">
          <circle cx="250" cy="250" r="208" strokeDasharray="1 9" strokeLinecap="round" strokeWidth="2" />
          <circle cx="250" cy="250" r="196" />
          <path d="M20 250h436M250 20v436" strokeDasharray="34 6 4 6" />
          <path d="M70 250v242M430 250v242M250 70h242M250 430h242" />
        </g>
        <g className="animate-draw stroke-primary" strokeWidth="1.5" strokeDasharray="1">
          <circle cx="250" cy="250" r="180" pathLength="1" />
          <path d="M70 484h360M64 490l12-12M424 490l12-12" pathLength="1" />
          <path d="M484 70v360M478 76l12-12M478 436l12-12" pathLength="1" />
          <path d="M122.7 122.7l-46-46h-60" pathLength="1" />
        </g>
        <circle cx="122.7" cy="122.7" r="4" className="fill-primary" />
        {/* The anchors of a text follow the direction of the page, the drawing does not. */}
        <g direction="ltr" className="fill-muted font-mono text-[13px] max-lg:text-[25px]">
          <text x="17" y="68">
            {first}
          </text>
          <text x="250" y="476" textAnchor="middle">
            {second}
          </text>
          <text x="476" y="250" textAnchor="middle" transform="rotate(-90 476 250)">
            {third}
          </text>
        </g>
      </svg>
    </div>
  )
}

/** From the first job to the last change of the content. */
function years() {
  const first = work.flatMap(({ startDate }) => startDate || []).sort()[0]
  return counted(words.home.years, Number(owner.updated.slice(0, 4)) - Number(first?.slice(0, 4)))
}
