import { isPlaceholder } from '@/app/_site/placeholders'
import { fill } from '@/components/ui/fill'
import { achievements, certificates, interests, languages, qualifications } from '@/content/career'
import { skills } from '@/content/skills'
import { words } from '@/content/words'
import { CvEntry, CvSection } from '@/scripts/cv/cv-parts'

/** What someone knows and has. */
export function CvPerson() {
  const degrees = qualifications.filter(({ title }) => !isPlaceholder(title))
  const prizes = achievements.filter(({ title }) => !isPlaceholder(title))
  return (
    <>
      <CvSection title={words.skill.qualifications}>
        {degrees.map(({ title, institution, score, courses, ...degree }) => (
          <CvEntry
            key={`${title} ${institution} ${score}`}
            title={title}
            at={institution}
            place={score && fill(words.skill.score, { score })}
            note={courses?.join(' · ')}
            {...degree}
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
        {languages.map(({ language, level }) => (
          <CvEntry key={language} title={language} note={level} />
        ))}
      </CvSection>
      <CvSection title={words.skill.certificates}>
        {certificates.map(({ title, issuer, date, link }) => (
          <CvEntry key={`${title} ${date}`} title={title} titleLink={link} at={issuer} date={date} />
        ))}
      </CvSection>
      <CvSection title={words.about.achievements}>
        {prizes.map(({ title, awarder, date, link, detail }) => (
          <CvEntry
            key={`${title} ${date}`}
            title={title}
            titleLink={link}
            at={awarder}
            date={date}
            summary={detail}
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
