import { useContent } from '@/components/content/use-content'
import { skillGroups } from '@/components/skill/skill-groups'
import { SkillUses } from '@/components/skill/skill-uses'
import { fill } from '@/components/text/fill'
import { Dotted } from '@/components/ui/text'
import type { Skill } from '@/content/schema/skills'

const TICKS = 'linear-gradient(90deg, var(--muted) 1px, transparent 1px) left bottom / 10% 25% repeat-x'

export function SkillBars() {
  const { skills, words } = useContent()
  const measured = skills.filter(({ amount }) => amount !== undefined)
  if (measured.length === 0) return null
  return (
    <ul
      aria-label={words.pages['/skill']}
      className="grid grid-cols-1 gap-x-16 gap-y-5 md:grid-cols-2 print:grid-cols-2"
    >
      {measured.map((skill) => (
        <SkillBar key={`${skill.skillName} ${skill.amount}`} skill={skill} />
      ))}
    </ul>
  )
}

function SkillBar({ skill }: { skill: Skill }) {
  const { skillName, amount = 0, keywords = [] } = skill
  const { locale, words } = useContent()
  const percentage = amount.toLocaleString(locale)
  return (
    <li className="grid grid-cols-[minmax(0,auto)_1fr_auto] content-start items-baseline gap-x-4">
      {/* Name and amount are hidden, because the meter says them. */}
      <span aria-hidden dir="auto" className="min-w-0 font-semibold leading-6">
        {skillName}
      </span>
      <span aria-hidden dir="auto" className="col-start-3 note">
        {fill(words.skill.amount, { amount: percentage })}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: no stylesheet makes all browsers draw <meter> alike */}
      <div
        role="meter"
        aria-label={skillName}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={amount}
        aria-valuetext={fill(words.skill.spokenAmount, { amount: percentage })}
        style={{ background: TICKS }}
        className="col-span-full mt-1.5 h-4 border-muted border-x"
      >
        <div
          className={`h-1/2 forced-color-adjust-none [print-color-adjust:exact] ${skillColor(amount)}`}
          style={{ width: `${amount}%` }}
        />
      </div>
      <SkillUses {...skill} className="col-start-2 row-start-1" />
      {keywords.length > 0 && (
        <p className="dotted note col-span-full mt-2">
          <Dotted texts={keywords} />
        </p>
      )}
    </li>
  )
}

/** @param amount per cent, 0 to 100. */
function skillColor(amount: number) {
  if (amount >= 50) return 'bg-skill-blue'
  if (amount >= 40) return 'bg-skill-red'
  return 'bg-skill-indigo'
}

/** Shows the skills without an amount. */
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
            <h2 dir="auto" className="note wrap-anywhere">
              {heading}
            </h2>
          )}
          {/* The names are in the last column, which is the only one if no group has a heading. */}
          <ul className="off-grid col-start-[-2] flex min-w-0 flex-wrap gap-x-5 gap-y-0.5 font-semibold leading-7">
            {names.map((name) => (
              <li key={name} className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
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
