import { findDeadLinks } from '@/app/_owner/check/links'
import { asHttps } from '@/app/_owner/import/plan-parts'
import type { Resume } from '@/app/_owner/import/resume-file'

/** Replaces the http links of profiles and projects by https where that answers. It requests no other link. */
export async function secureLinks(resume: Resume): Promise<Resume> {
  const { basics, projects } = resume
  const links = [...basics.profiles, ...projects].flatMap(({ url }) => asHttps(url) ?? [])
  const dead = await findDeadLinks(links, 'link-check-of-a-portfolio')
  function secured<Linked extends { url?: string }>(entry: Linked) {
    const url = asHttps(entry.url)
    return url && !dead.has(url) ? { ...entry, url } : entry
  }
  return {
    ...resume,
    basics: { ...basics, profiles: basics.profiles.map(secured) },
    projects: projects.map(secured),
  }
}
