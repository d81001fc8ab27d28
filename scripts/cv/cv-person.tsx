import { realEntries } from '@/app/_site/placeholders'
import { degreeName } from '@/components/ui/degree-name'
import { fill } from '@/components/ui/fill'
import { awards, certificates, education, interests, languages } from '@/content/career'
import { skills } from '@/content/skills'
import { words } from '@/content/words'
import { CvEntry, CvSection } from '@/scripts/cv/cv-parts'

/** What someone knows and has. */
export function CvPerson() {
  return (
    <>
      <CvSection title={words.skill.qualifications}>
        {realEntries(education).map(({ score, courses, startDate, endDate, url, ...degree }) => (
          <CvEntry
            key={JSON.stringify(degree)}
            place={score && fill(words.skill.score, { score })}
            note={courses?.join(' · ')}
            link={url}
            start={startDate ?? endDate}
            end={endDate}
            {...degreeName(degree)}
          />
        ))}
      </CvSection>
      <CvSection title={words.cv.skills} isGrid>
        {skills.map(({ skillName, amount, keywords }) => (
          <div key={skillName} className="skill">
            <h3>{skillName}</h3>
            {amount !== undefined && (
              <div className="ruler">
                <div style={{ width: `${amount}%` }} />
              </div>
            )}
            {keywords && <p className="note">{keywords.join(' · ')}</p>}
          </div>
        ))}
      </CvSection>
      <CvSection title={words.skill.languages} isGrid>
        {languages.map(({ language, fluency }) => (
          <CvEntry key={language} title={language} note={fluency} />
        ))}
      </CvSection>
      <CvSection title={words.skill.certificates}>
        {certificates.map(({ name, issuer, date, url }) => (
          <CvEntry key={`${name} ${date}`} title={name} titleLink={url} at={issuer} date={date} />
        ))}
      </CvSection>
      <CvSection title={words.about.achievements}>
        {realEntries(awards).map(({ title, awarder, date, url, summary }) => (
          <CvEntry
            key={`${title} ${date}`}
            title={title}
            titleLink={url}
            at={awarder}
            date={date}
            summary={summary}
          />
        ))}
      </CvSection>
      <CvSection title={words.about.interests} isGrid>
        {interests.map(({ name, keywords }) => (
          <CvEntry key={name} title={name} note={keywords?.join(' · ')} />
        ))}
      </CvSection>
    </>
  )
}
