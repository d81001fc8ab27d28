import { fill } from '@/components/ui/fill'
import { Picture } from '@/components/ui/picture'
import { counted } from '@/components/ui/plural'
import { owner } from '@/content/owner'
import { projects } from '@/content/projects'
import { skills } from '@/content/skills'
import { words } from '@/content/words'

/** The portrait on its axes, with remarks. On a large screen the name stands on the level axis, and the sheet cuts the circle. */
export function PortraitDrawing() {
  const remarks = [
    { ...REMARKS.above, text: counted(words.skill.count, skills.length) },
    { ...REMARKS.below, text: counted(words.project.count, projects.length) },
  ].filter(({ text }) => text)
  return (
    <div className="overflow-clip max-lg:-order-1 max-lg:-mx-(--margin) max-lg:-mt-8 lg:absolute lg:inset-0 lg:bottom-12 lg:-z-1">
      <div className="relative aspect-square w-(--size) max-lg:-my-4 max-lg:-me-12 max-lg:ms-auto [--size:max(18rem,42vw)] lg:absolute lg:start-[calc(83%-var(--size)/2)] lg:top-[calc(var(--bar-height)+4rem+var(--ground)-var(--size)/2)] lg:[--pen:1.7] lg:[--size:min(66vw,115svh)]">
        <div style={{ inset: '14%' }} className="absolute overflow-hidden rounded-full">
          <Picture
            src={owner.portrait}
            alt={fill(words.everyPage.portrait, { name: owner.name })}
            sizes="(min-width: 64rem) 49vw, 13rem"
            isFirst
          />
        </div>
        <svg aria-hidden="true" viewBox="0 0 500 500" className="absolute inset-0 overflow-visible fill-none">
          <g className="stroke-line">
            <circle cx="250" cy="250" r="208" strokeDasharray="1 9" strokeLinecap="round" strokeWidth="2" />
            <circle cx="250" cy="250" r="196" />
            <path d="M-999 250H999M250-500v1e3" strokeDasharray="34 6 4 6" />
          </g>
          <circle cx="250" cy="250" r="180" className="stroke-2 stroke-primary lg:stroke-1" />
          <g className="animate-draw stroke-pencil" strokeWidth="1.25" strokeDasharray="1">
            {remarks.map(({ line }) => (
              <path key={line} d={line} pathLength="1" />
            ))}
          </g>
        </svg>
        {remarks.map(({ text, place }) => (
          <p key={text} style={place} className="note absolute whitespace-nowrap text-pencil">
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}

/** In units of the drawing, and in percent of it. */
const REMARKS = {
  above: { line: 'M122 124C96 96 72 82 30 80', place: { right: '95%', top: '14%' } },
  below: { line: 'M112 366C88 392 66 404 30 406', place: { right: '95%', top: '79%' } },
}
