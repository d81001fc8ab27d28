import { useContent } from '@/components/content/use-content'
import { skillColor } from '@/components/skill/skill-color'
import { SkillNames } from '@/components/skill/skill-names'
import { fill } from '@/components/text/fill'
import type { Skill } from '@/content/schema/skills'

const TICKS = 'linear-gradient(90deg, var(--muted) 1px, transparent 1px) left bottom / 10% 25% repeat-x'

/** A ruler for each skill with an amount, and below them the names of the others. */
export function SkillBars() {
  const { skills, words } = useContent()
  const measured = skills.flatMap(({ amount, ...skill }) =>
    amount === undefined ? [] : { ...skill, amount },
  )
  return (
    <>
      {measured.length > 0 && (
        <ul
          aria-label={words.pages['/skill']}
          className="grid grid-cols-1 gap-x-16 gap-y-5 md:grid-cols-2 print:grid-cols-2"
        >
          {measured.map((skill) => (
            <SkillBar key={skill.skillName} skill={skill} />
          ))}
        </ul>
      )}
      <SkillNames />
    </>
  )
}

function SkillBar({ skill }: { skill: Skill & { amount: number } }) {
  const { locale, words } = useContent()
  const { skillName, amount, keywords } = skill
  return (
    <li>
      {/* A ruler says both, too. */}
      <div aria-hidden className="flex items-baseline justify-between gap-4">
        <span dir="auto" className="min-w-0 font-semibold leading-6">
          {skillName}
        </span>
        <span dir="auto" className="shrink-0 note">
          {fill(words.skill.amount, { amount: amount.toLocaleString(locale) })}
        </span>
      </div>
      <Ruler label={skillName} amount={amount} />
      {keywords && keywords.length > 0 && (
        <p className="dotted note mt-2">
          {keywords.map((keyword) => (
            <bdi key={keyword}>{keyword}</bdi>
          ))}
        </p>
      )}
    </li>
  )
}

/** Has a tick at every tenth, and is filled up to the amount. */
function Ruler({ label, amount }: { label: string; amount: number }) {
  const { locale, words } = useContent()
  return (
    // biome-ignore lint/a11y/useSemanticElements: each browser draws <meter> in its own way, and no stylesheet changes that in all of them
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={amount}
      aria-valuetext={fill(words.skill.spokenAmount, { amount: amount.toLocaleString(locale) })}
      style={{ background: TICKS }}
      className="mt-1.5 h-4 border-muted border-x"
    >
      <div
        className={`h-1/2 forced-color-adjust-none [print-color-adjust:exact] ${skillColor(amount)}`}
        style={{ width: `${amount}%` }}
      />
    </div>
  )
}
