import { fill } from '@/components/ui/fill'
import { Picture } from '@/components/ui/picture'
import { counted } from '@/components/ui/plural'
import { owner } from '@/content/owner'
import { projects } from '@/content/projects'
import { skills } from '@/content/skills'
import { words } from '@/content/words'

/** The portrait on its axes. On a large screen the name stands on the level one, and the sheet cuts the circle. */
export function PortraitDrawing() {
  const remarks = [counted(words.skill.count, skills.length), counted(words.project.count, projects.length)]
  const remark = remarks.filter(Boolean).join('\n')
  return (
    <div className="-z-1 overflow-x-clip max-lg:relative max-lg:-order-1 max-lg:-mx-(--margin) max-lg:-mt-8 lg:absolute lg:inset-0 lg:bottom-12 lg:overflow-clip">
      <div className="relative aspect-square w-(--size) [--size:max(17rem,min(62vw,45svh))] max-lg:-mt-4 max-lg:-mb-12 max-lg:-me-6 max-lg:ms-auto lg:absolute lg:start-[calc(83%-var(--size)/2)] lg:top-[calc(var(--bar-height)+4rem+var(--ground)-var(--size)/2)] lg:[--pen:1.7] lg:[--size:min(66vw,108svh)]">
        <div style={{ inset: '14%' }} className="absolute overflow-hidden rounded-full">
          <Picture
            src={owner.portrait}
            alt={fill(words.everyPage.portrait, { name: owner.name })}
            sizes="(min-width: 64rem) 48vw, 45vw"
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
          {remark && (
            <path
              d="M122 124C96 96 72 82 30 80"
              pathLength="1"
              strokeWidth="1.25"
              strokeDasharray="1"
              className="animate-draw stroke-pencil [[dir=rtl]_&]:origin-center [[dir=rtl]_&]:[scale:-1_1]"
            />
          )}
        </svg>
        {remark && (
          <p className="note absolute end-[95%] top-[13%] whitespace-pre text-end text-pencil">{remark}</p>
        )}
      </div>
    </div>
  )
}
