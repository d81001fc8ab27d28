import type { Certificate, Experience, Publication, Qualification, Volunteering } from '@/content/career'
import type { Resume } from '@/scripts/import/resume-file'
import { linkOf, period, type Section, some } from '@/scripts/import/sections'

type Item<Name extends keyof Resume> = Resume[Name] extends (infer From)[] ? From : never

export const work: Section<Item<'work'>, Experience> = {
  path: 'work',
  needs: 'an experience needs a name and a position',
  isSame: ({ role, company }, { position, name }) => role === position && company === name,
  read(job) {
    const { name, position, location, url, startDate, endDate, summary, highlights, ...rest } = job
    if (!name || !position) return undefined
    const fields = { place: location, summary, highlights: some(highlights), link: linkOf(url) }
    return { is: { role: position, company: name, ...period(job), ...fields }, rest }
  },
}

export const volunteer: Section<Item<'volunteer'>, Volunteering> = {
  path: 'volunteer',
  needs: 'volunteering needs an organization and a position',
  isSame: (item, { position, organization }) => item.role === position && item.organisation === organization,
  read(from) {
    const { organization, position, url, startDate, endDate, summary, highlights, ...rest } = from
    if (!organization || !position) return undefined
    const fields = { summary, highlights: some(highlights), link: linkOf(url) }
    return { is: { role: position, organisation: organization, ...period(from), ...fields }, rest }
  },
}

export const education: Section<Item<'education'>, Qualification> = {
  path: 'education',
  needs: 'a qualification needs a studyType, an area or an institution',
  endsAlone: true,
  isSame: ({ title }, degree) => title === (studyOf(degree) || degree.institution),
  read(degree) {
    const { institution, studyType, area, score, url, startDate, endDate, courses, ...rest } = degree
    const study = studyOf(degree)
    const title = study || institution
    if (!title) return undefined
    const fields = {
      score,
      start: startDate,
      end: endDate,
      link: linkOf(url),
      courses: some(courses),
    }
    return { is: { title, institution: study ? institution : undefined, ...fields }, rest }
  },
}

function studyOf({ studyType, area }: Item<'education'>) {
  return [studyType, area].filter(Boolean).join(', ')
}

export const certificates: Section<Item<'certificates'>, Certificate> = {
  path: 'certificates',
  needs: 'a certificate needs a name',
  isSame: ({ title }, { name }) => title === name,
  read({ name, issuer, date, url, ...rest }) {
    return name ? { is: { title: name, issuer, date, link: linkOf(url) }, rest } : undefined
  },
}

export const publications: Section<Item<'publications'>, Publication> = {
  path: 'publications',
  needs: 'a publication needs a name',
  isSame: ({ title }, { name }) => title === name,
  read({ name, publisher, releaseDate, url, summary, ...rest }) {
    if (!name) return undefined
    return { is: { title: name, publisher, date: releaseDate, link: linkOf(url), summary }, rest }
  },
}
