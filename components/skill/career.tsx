import { Children, type ReactNode } from 'react'
import { certificates, education, volunteer, words, work } from '@/components/content/content'
import { newestFirst } from '@/components/content/jobs'
import { Entry } from '@/components/skill/entry'
import { degreeName } from '@/components/text/degree-name'
import { fill } from '@/components/text/fill'
import { CalendarDate } from '@/components/ui/calendar-date'
import { Card } from '@/components/ui/card'
import { FoldedList } from '@/components/ui/folded-list'
import { Period } from '@/components/ui/period'

/** Longer lists would bury the page. */
const ENTRIES_SHOWN = 6

export function Career() {
  if ([work, education, volunteer, certificates].every((list) => list.length === 0)) return null
  return (
    <Card className="mt-10 has-[+ul]:mb-12 [header+&]:mt-0 grid grid-cols-1 gap-10 p-6 md:grid-cols-2 lg:gap-x-16 lg:px-10 lg:py-8 print:block print:columns-2 print:break-inside-auto print:border-0 print:p-0 print:before:hidden">
      <Timeline title={words.skill.experience} id="experience">
        {newestFirst(work).map(
          ({ position, name, startDate, endDate, location, url, summary, highlights }) => (
            <Entry
              key={`${position} ${name} ${startDate}`}
              label={(startDate || endDate) && <Period start={startDate} end={endDate} />}
              title={position}
              at={name}
              link={url}
              detail={location}
              summary={summary}
              highlights={highlights}
            />
          ),
        )}
      </Timeline>
      <Timeline title={words.skill.qualifications}>
        {education.map(({ score, startDate, endDate, url, courses, ...degree }) => (
          <Entry
            key={JSON.stringify(degree)}
            label={(startDate || endDate) && <Period start={startDate ?? endDate} end={endDate} />}
            detail={score && fill(words.skill.score, { score })}
            link={url}
            highlights={courses}
            {...degreeName(degree)}
          />
        ))}
      </Timeline>
      <Timeline title={words.skill.volunteering}>
        {volunteer.map(({ position, organization, startDate, endDate, url, summary, highlights }) => (
          <Entry
            key={`${position} ${organization} ${startDate}`}
            label={(startDate || endDate) && <Period start={startDate} end={endDate} />}
            title={position || organization}
            at={position && organization}
            link={url}
            summary={summary}
            highlights={highlights}
          />
        ))}
      </Timeline>
      <Timeline title={words.skill.certificates}>
        {certificates.map(({ name, issuer, date, url }) => (
          <Entry
            key={`${name} ${date}`}
            label={date && <CalendarDate date={date} />}
            title={name}
            at={issuer}
            link={url}
          />
        ))}
      </Timeline>
    </Card>
  )
}

function Timeline({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null
  return (
    <section id={id} aria-label={title} className="print:mb-10">
      <h2 className="mb-6 font-semibold text-2xl tracking-tight">{title}</h2>
      <FoldedList shown={ENTRIES_SHOWN} className="border-line border-s [--gap:1.5rem]">
        {children}
      </FoldedList>
    </section>
  )
}
