import { useContent } from '@/components/content/use-content'
import { skillGroups } from '@/components/skill/skill-groups'
import { fill } from '@/components/text/fill'
import { Dotted } from '@/components/ui/dotted'
import type { Skill } from '@/content/schema/skills'

const TICKS = 'linear-gradient(90deg, var(--muted) 1px, transparent 1px) left bottom / 10% 25% repeat-x'

export function SkillBars() {
  const { skills, words } = useContent()
  const measured = skills.filter(({ amount }) => amount !== undefined)
  const groups = skillGroups(skills)
  return (
    <>
      {measured.length > 0 && (
        <ul
          aria-label={words.pages['/skill']}
          className="grid grid-cols-1 gap-x-16 gap-y-5 md:grid-cols-2 print:grid-cols-2"
        >
          {measured.map((skill) => (
            <SkillBar key={`${skill.skillName} ${skill.amount}`} skill={skill} />
          ))}
        </ul>
      )}
      {groups.length > 0 && (
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
                {[...new Set(names)].map((name) => (
                  <li key={name} dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </>
  )
}

function SkillBar({ skill: { skillName, amount = 0, keywords = [] } }: { skill: Skill }) {
  const { locale, words } = useContent()
  const shown = amount.toLocaleString(locale)
  return (
    <li>
      {/* A ruler says both, too. */}
      <div aria-hidden className="flex items-baseline justify-between gap-4">
        <span dir="auto" className="min-w-0 font-semibold leading-6">
          {skillName}
        </span>
        <span dir="auto" className="shrink-0 note">
          {fill(words.skill.amount, { amount: shown })}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: each browser draws <meter> in its own way, and no stylesheet changes that in all of them */}
      <div
        role="meter"
        aria-label={skillName}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={amount}
        aria-valuetext={fill(words.skill.spokenAmount, { amount: shown })}
        style={{ background: TICKS }}
        className="mt-1.5 h-4 border-muted border-x"
      >
        <div
          className={`h-1/2 forced-color-adjust-none [print-color-adjust:exact] ${skillColor(amount)}`}
          style={{ width: `${amount}%` }}
        />
      </div>
      {keywords.length > 0 && (
        <p className="dotted note mt-2">
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
