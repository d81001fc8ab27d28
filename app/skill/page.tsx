import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { Sheet } from '@/components/layout/sheet'
import { Career } from '@/components/skill/career'
import { SkillBars } from '@/components/skill/skill-bars'
import { experience, qualifications } from '@/content/career'
import { skills } from '@/content/skills'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/skill')

export default function SkillPage() {
  return (
    <Sheet href="/skill" title="SKILLS & Experience">
      {skills.length + experience.length + qualifications.length === 0 && (
        <p className="text-muted">No skill to show here yet.</p>
      )}
      <SkillBars />
      <Career />
    </Sheet>
  )
}
