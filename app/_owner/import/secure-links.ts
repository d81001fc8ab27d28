import { findDeadLinks } from '@/app/_owner/check/links'
import { asHttps } from '@/app/_owner/import/plan-parts'
import type { Resume } from '@/app/_owner/import/resume-file'

type Linked = { url?: string }

/** Replaces the http links by https where that answers. It requests no other link. */
export async function secureLinks(resume: Resume): Promise<Resume> {
  const { basics, work, volunteer, education, certificates, publications, projects } = resume
  const linked = { work, volunteer, education, certificates, publications, projects }
  const all: Linked[] = [basics.profiles, ...Object.values(linked)].flat()
  const dead = await findDeadLinks(
    all.flatMap(({ url }) => asHttps(url) ?? []),
    'link-check-of-a-portfolio',
  )
  function secured<Entry extends Linked>(entry: Entry) {
    const url = asHttps(entry.url)
    return url && !dead.has(url) ? { ...entry, url } : entry
  }
  return {
    ...resume,
    basics: { ...basics, profiles: basics.profiles.map(secured) },
    work: work.map(secured),
    volunteer: volunteer.map(secured),
    education: education.map(secured),
    certificates: certificates.map(secured),
    publications: publications.map(secured),
    projects: projects.map(secured),
  }
}
