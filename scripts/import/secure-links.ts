import { findDeadLinks } from '@/scripts/check/links'
import { asHttps } from '@/scripts/import/plan-parts'
import type { Resume } from '@/scripts/import/resume-file'

/** Replaces the http links by https where that answers. It requests no other link. */
export async function secureLinks(resume: Resume): Promise<Resume> {
  const { basics, work, volunteer, education, certificates, publications, projects } = resume
  const linked = [basics.profiles, work, volunteer, education, certificates, publications, projects].flat()
  const links = [...linked.map(({ url }) => url), ...projects.map(({ repository }) => repository)]
  const dead = await findDeadLinks(
    links.flatMap((link) => asHttps(link) ?? []),
    'link-check-of-a-portfolio',
  )
  function answering(link: string | undefined) {
    const url = asHttps(link)
    return url && !dead.has(url) ? url : undefined
  }
  function secured<Entry extends { url?: string }>(entry: Entry) {
    const url = answering(entry.url)
    return url ? { ...entry, url } : entry
  }
  return {
    ...resume,
    basics: { ...basics, profiles: basics.profiles.map(secured) },
    work: work.map(secured),
    volunteer: volunteer.map(secured),
    education: education.map(secured),
    certificates: certificates.map(secured),
    publications: publications.map(secured),
    projects: projects.map(secured).map((project) => {
      const repository = answering(project.repository)
      return repository ? { ...project, repository } : project
    }),
  }
}
