import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { Sheet } from '@/components/layout/sheet'
import { isEmpty } from '@/components/layout/sheets'
import { Career } from '@/components/skill/career'
import { Languages } from '@/components/skill/languages'
import { SkillBars } from '@/components/skill/skill-bars'
import { counted } from '@/components/ui/plural'
import { skills } from '@/content/skills'
import { words } from '@/content/words'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/skill')

export default function SkillPage() {
  return (
    <Sheet href="/skill" title={words.skill.heading} count={counted(words.skill.count, skills.length)}>
      {isEmpty('/skill') && <p className="text-muted">{words.skill.none}</p>}
      <SkillBars />
      <Languages />
      <Career />
    </Sheet>
  )
}
