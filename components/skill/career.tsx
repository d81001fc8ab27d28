import { Children, type ReactNode } from 'react'
import { newestFirst } from '@/components/content/jobs'
import { useContent } from '@/components/content/use-content'
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
  const { certificates, education, volunteer, words, work } = useContent()
  if ([work, education, volunteer, certificates].every((list) => list.length === 0)) return null
  return (
    <Card className="mt-10 has-[+ul]:mb-12 [header+&]:mt-0 grid grid-cols-1 gap-10 p-6 md:grid-cols-2 lg:gap-x-16 lg:px-10 lg:py-8 print:block print:columns-2 print:break-inside-auto print:border-0 print:p-0 print:before:hidden">
      <Timeline title={words.skill.experience} id="experience">
        {newestFirst(work).map((job) => (
          <Entry
            key={`${job.position} ${job.name} ${job.startDate}`}
            of={job}
            field="position"
            label={(job.startDate || job.endDate) && <Period start={job.startDate} end={job.endDate} />}
            title={job.position}
            at={job.name}
            detail={job.location}
          />
        ))}
      </Timeline>
      <Timeline title={words.skill.qualifications}>
        {education.map((one) => {
          const { score, startDate, endDate } = one
          const degree = degreeName(one)
          return (
            <Entry
              key={`${degree.title} ${degree.at} ${startDate}`}
              of={one}
              field={one.studyType ? 'studyType' : 'area'}
              label={(startDate || endDate) && <Period start={startDate ?? endDate} end={endDate} />}
              detail={score && fill(words.skill.score, { score })}
              {...degree}
            />
          )
        })}
      </Timeline>
      <Timeline title={words.skill.volunteering}>
        {volunteer.map((one) => (
          <Entry
            key={`${one.position} ${one.organization} ${one.startDate}`}
            of={one}
            field={one.position ? 'position' : 'organization'}
            label={(one.startDate || one.endDate) && <Period start={one.startDate} end={one.endDate} />}
            title={one.position || one.organization}
            at={one.position && one.organization}
          />
        ))}
      </Timeline>
      <Timeline title={words.skill.certificates}>
        {certificates.map((one) => (
          <Entry
            key={`${one.name} ${one.date}`}
            of={one}
            field="name"
            label={one.date && <CalendarDate date={one.date} />}
            title={one.name}
            at={one.issuer}
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
