import { isPlaceholder, isShippedPicture, real } from '@/app/_site/placeholders'
import { absolute, siteAddress } from '@/app/_site/site-address'
import { roleName } from '@/components/ui/role-name'
import * as career from '@/content/career'
import { owner } from '@/content/owner'
import { type Project, projects } from '@/content/projects'
import { skills } from '@/content/skills'
import { contactSocials, socials } from '@/content/socials'

const content = { owner, socials, contactSocials, ...career, skills, projects }

/** The parts of the content that have a place in a JSON Resume. */
export type ResumeContent = typeof content

/** The owner's addresses on other sites, GitHub first, each once. */
export function profiles({ owner, socials, contactSocials } = content) {
  const links = [...socials, ...contactSocials].map(({ label, link }) => ({ network: label, url: link }))
  const handle = real(owner.handle)
  if (handle) links.unshift({ network: 'GitHub', url: `https://github.com/${handle}` })
  return links.filter(
    ({ url }, index) => !isPlaceholder(url) && links.findIndex((link) => link.url === url) === index,
  )
}

/** The content as a JSON Resume (schema 1.0.0), without placeholders. */
export function resume(from = content) {
  const { owner, experience, qualifications, achievements, skills, projects } = from
  const place = real(owner.place)
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: real(owner.name),
      label: owner.roles.map(roleName).join(', '),
      image: isShippedPicture(owner.portrait) ? undefined : absolute(owner.portrait),
      email: real(owner.email),
      phone: real(owner.phone),
      url: siteAddress,
      summary: real(owner.bio),
      location: place ? { city: place } : undefined,
      profiles: profiles(from),
    },
    work: experience
      .filter((job) => !isPlaceholder(job.company))
      .map((job) => ({
        name: job.company,
        position: job.role,
        location: job.place,
        url: job.link,
        startDate: job.start,
        endDate: job.end,
        summary: job.summary,
        highlights: job.highlights,
      })),
    volunteer: from.volunteering.map((work) => ({
      organization: work.organisation,
      position: work.role,
      url: work.link,
      startDate: work.start,
      endDate: work.end,
      summary: work.summary,
      highlights: work.highlights,
    })),
    education: qualifications
      .filter((qualification) => !isPlaceholder(qualification.title))
      .map((qualification) => ({
        institution: qualification.institution,
        studyType: qualification.title,
        score: qualification.score,
        url: qualification.link,
        startDate: qualification.start,
        endDate: qualification.end,
        courses: qualification.courses,
      })),
    awards: achievements
      .filter(({ title }) => !isPlaceholder(title))
      .map(({ title, date, detail, awarder }) => ({ title, date, awarder, summary: detail })),
    certificates: from.certificates.map(({ title, date, issuer, link }) => ({
      name: title,
      date,
      issuer,
      url: link,
    })),
    publications: from.publications.map(({ title, publisher, date, link, summary }) => ({
      name: title,
      publisher,
      releaseDate: date,
      url: link,
      summary,
    })),
    skills: skills.map(({ skillName, amount, keywords }) => ({
      name: skillName,
      level: amount === undefined ? undefined : `${amount} %`,
      keywords,
    })),
    languages: from.languages.map(({ language, level }) => ({ language, fluency: level })),
    interests: from.interests,
    references: from.references.map(({ name, text }) => ({ name, reference: text })),
    projects: projects.map((project) => ({
      name: project.title,
      description: project.description,
      keywords: techKeywords(project),
      url: real(project.link),
      startDate: project.start,
      endDate: project.end,
      roles: project.role?.split(/,\s*/),
      highlights: project.highlights,
    })),
    meta: { canonical: `${siteAddress}/resume.json`, version: 'v1.0.0', lastModified: owner.updated },
  }
}

export function techKeywords({ techUsed }: Pick<Project, 'techUsed'>) {
  return techUsed.split(/,\s*/).filter(Boolean)
}
