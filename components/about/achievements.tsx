import { Award } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Section } from '@/components/ui/section'
import { achievements } from '@/content/career'

export function Achievements() {
  if (achievements.length === 0) return null
  return (
    <Section title="Achievements">
      <ul className="grid gap-6 md:grid-cols-2">
        {achievements.map((achievement) => (
          <li key={achievement.title}>
            <Card className="flex h-full gap-5 p-6 lg:p-8">
              <Award aria-hidden className="size-8 shrink-0 stroke-[1.25] text-primary" />
              <div className="min-w-0">
                <p className="font-mono text-label text-muted">{achievement.date}</p>
                <h3 className="mt-1 font-semibold text-xl">{achievement.title}</h3>
                <p className="mt-2 text-muted">{achievement.detail}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
