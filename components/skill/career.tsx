import { Children, type ReactNode } from 'react'
import { Entry } from '@/components/skill/entry'
import { CalendarDate } from '@/components/ui/calendar-date'
import { Card } from '@/components/ui/card'
import { fill } from '@/components/ui/fill'
import { FoldedList } from '@/components/ui/folded-list'
import { Period } from '@/components/ui/period'
import { certificates, experience, qualifications, volunteering } from '@/content/career'
import { words } from '@/content/words'

/** Longer lists would bury the page. */
const ENTRIES_SHOWN = 6

export function Career() {
  if ([experience, qualifications, volunteering, certificates].every((list) => list.length === 0)) return null
  return (
    <Card className="mt-16 grid grid-cols-1 gap-10 p-6 md:grid-cols-2 lg:p-10 print:block print:columns-2 print:break-inside-auto print:border-0 print:p-0 print:before:hidden">
      <Timeline title={words.skill.experience}>
        {experience.map(({ role, company, start, end, place, ...job }) => (
          <Entry
            key={`${role} ${company} ${start}`}
            label={start && <Period start={start} end={end} />}
            title={role}
            at={company}
            detail={place}
            {...job}
          />
        ))}
      </Timeline>
      <Timeline title={words.skill.qualifications}>
        {qualifications.map(({ title, institution, score, start, end, link, courses }) => (
          <Entry
            key={`${title} ${institution} ${score}`}
            label={(start || end) && <Period start={start} end={end} />}
            title={title}
            detail={score && fill(words.skill.score, { score })}
            at={institution}
            link={link}
            highlights={courses}
          />
        ))}
      </Timeline>
      <Timeline title={words.skill.volunteering}>
        {volunteering.map(({ role, organisation, start, end, ...work }) => (
          <Entry
            key={`${role} ${organisation} ${start}`}
            label={start && <Period start={start} end={end} />}
            title={role}
            at={organisation}
            {...work}
          />
        ))}
      </Timeline>
      <Timeline title={words.skill.certificates}>
        {certificates.map(({ title, issuer, date, link }) => (
          <Entry
            key={`${title} ${date}`}
            label={date && <CalendarDate date={date} />}
            title={title}
            at={issuer}
            link={link}
          />
        ))}
      </Timeline>
    </Card>
  )
}

function Timeline({ title, children }: { title: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null
  return (
    <section aria-label={title} className="print:mb-10">
      <h2 className="mb-6 font-semibold text-2xl tracking-tight">{title}</h2>
      <FoldedList shown={ENTRIES_SHOWN} className="border-line border-s [--gap:1.5rem]">
        {children}
      </FoldedList>
    </section>
  )
}
