import type { ReactNode } from 'react'
import { CalendarDate } from '@/components/ui/calendar-date'
import { Card } from '@/components/ui/card'
import { fill } from '@/components/ui/fill'
import { experience, qualifications } from '@/content/career'
import { words } from '@/content/words'

export function Career() {
  if (experience.length === 0 && qualifications.length === 0) return null
  return (
    <Card className="mt-16 grid grid-cols-1 gap-10 p-6 md:grid-cols-2 lg:mt-24 lg:p-10 print:mt-10 print:grid-cols-2">
      <Timeline title={words.skill.experience}>
        {experience.map((job) => (
          <Entry
            key={`${job.role} ${job.company} ${job.start}`}
            label={job.start && <Period start={job.start} end={job.end} />}
            title={job.role}
            detail={job.company}
          />
        ))}
      </Timeline>
      <Timeline title={words.skill.qualifications}>
        {qualifications.map((qualification) => (
          <Entry
            key={`${qualification.title} ${qualification.institution} ${qualification.score}`}
            title={qualification.title}
            detail={[
              qualification.score && fill(words.skill.score, { score: qualification.score }),
              qualification.institution,
            ]
              .filter(Boolean)
              .join(', ')}
          />
        ))}
      </Timeline>
    </Card>
  )
}

function Timeline({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-6 font-semibold text-2xl tracking-tight">{title}</h2>
      <ol className="space-y-6 border-line border-s">{children}</ol>
    </section>
  )
}

function Entry({ label, title, detail }: { label?: ReactNode; title: string; detail?: string }) {
  return (
    <li className="relative ps-6 before:absolute before:start-0 before:top-3 before:w-3 before:border-primary before:border-t">
      {label && <p className="font-mono text-label text-muted">{label}</p>}
      <h3 className="font-semibold">{title}</h3>
      {detail && <p className="text-muted">{detail}</p>}
    </li>
  )
}

function Period({ start, end }: { start: string; end?: string }) {
  return (
    <>
      <CalendarDate date={start} /> — {end ? <CalendarDate date={end} /> : words.skill.today}
    </>
  )
}
