import { useContent } from '@/components/content/use-content'
import { skillGroups } from '@/components/skill/skill-groups'
import { SkillUses } from '@/components/skill/skill-uses'

/** Skills without an amount. */
export function GroupedSkills() {
  const groups = skillGroups(useContent().skills)
  if (groups.length === 0) return null
  return (
    <div className="group/skills grid gap-y-5 [ul+&]:mt-10">
      {groups.map(({ heading, names }) => (
        <div
          key={heading}
          className="grid grid-cols-1 gap-x-8 gap-y-1 lg:items-baseline lg:group-has-[h2]/skills:grid-cols-[14rem_minmax(0,1fr)]"
        >
          {heading && (
            <h2 dir="auto" className="note [overflow-wrap:anywhere]">
              {heading}
            </h2>
          )}
          {/* In the last column, which is the only one if no group has a heading. */}
          <ul className="off-grid col-start-[-2] flex min-w-0 flex-wrap gap-x-5 gap-y-0.5 font-semibold leading-7">
            {names.map((name) => (
              <li
                key={name}
                className="flex min-w-0 flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]"
              >
                <span dir="auto">{name}</span>
                <SkillUses skillName={name} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
