import { pageMetadata } from '@/app/_metadata/page-metadata'
import { useContent } from '@/components/content/use-content'
import { Sheet } from '@/components/layout/sheet'
import { isPageEmpty } from '@/components/layout/sheets'
import { CareerTimelines, SpokenLanguages } from '@/components/skill/career-timelines'
import { GroupedSkills, SkillBars } from '@/components/skill/skill-bars'
import { buttonClass } from '@/components/ui/button-class'

export const generateMetadata = () => pageMetadata('/skill')

/** With more bars above it, the experience would be below the first screen. */
const BARS_IN_VIEW = 12

export default function SkillPage() {
  const content = useContent()
  const { skills, words, work } = content
  const { experience, heading, none } = words.skill
  const isLong = skills.filter(({ amount }) => amount !== undefined).length > BARS_IN_VIEW
  return (
    <Sheet href="/skill" title={heading}>
      {isPageEmpty(content, '/skill') && <p className="text-muted">{none}</p>}
      {isLong && <CareerTimelines />}
      {!isLong && work.length > 0 && (
        // On a phone, even a few bars push the experience down.
        <a href="#experience" className={`-mt-3 mb-5 lg:hidden print:hidden ${buttonClass.line}`}>
          {experience}
        </a>
      )}
      <SkillBars />
      <GroupedSkills />
      {!isLong && <CareerTimelines />}
      <SpokenLanguages />
    </Sheet>
  )
}
