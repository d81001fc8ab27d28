import { sheetMetadata } from '@/app/sheet-metadata'
import { Sheet } from '@/components/layout/sheet'
import { Career } from '@/components/skill/career'
import { SkillBars } from '@/components/skill/skill-bars'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/skill')

export default function SkillPage() {
  return (
    <Sheet href="/skill" title="SKILLS & Experience">
      <SkillBars />
      <Career />
    </Sheet>
  )
}
