import { useContent } from '@/components/content/use-content'
import { skillGroups } from '@/components/skill/skill-groups'

/** The skills without an amount: a line of names for each group. */
export function SkillNames() {
  const { skills } = useContent()
  const groups = skillGroups(skills)
  if (groups.length === 0) return null
  const hasHeadings = groups.some(({ heading }) => heading)
  return (
    <div className="grid gap-x-16 gap-y-5 [ul+&]:mt-10">
      {groups.map(({ heading = '', names }) => (
        <div
          key={heading}
          className={`grid gap-x-8 gap-y-1 ${hasHeadings ? 'lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-baseline' : ''}`}
        >
          {heading && (
            <h2 dir="auto" className="note [overflow-wrap:anywhere]">
              {heading}
            </h2>
          )}
          <ul
            className={`off-grid flex min-w-0 flex-wrap gap-x-5 gap-y-0.5 font-semibold leading-7 ${hasHeadings ? 'lg:col-start-2' : ''}`}
          >
            {names.map((name) => (
              <li key={name} dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
