import { real } from '@/app/_site/placeholders'
import { resume } from '@/app/_site/resume'
import type { Project } from '@/content/projects'
import { contentAsShipped } from '@/scripts/check/as-shipped'
import type { ImportContent } from '@/scripts/import/content-source'
import { keyOf } from '@/scripts/import/plan-parts'
import { parseResume, type Resume } from '@/scripts/import/resume-file'

/**
 * The content's own export, completed by what another resume says. The export leaves out placeholders and changes nothing
 * when it is imported, so only what is empty or as shipped changes.
 *
 * @param handle of the GitHub account, which the export then names among the profiles.
 */
export async function keepOwn(found: Resume, handle: string, content: ImportContent): Promise<Resume> {
  const own = await ownProjects(content.projects)
  const projects = found.projects.filter((project) => !own.some((mine) => isSame(mine, project)))
  const exported = exportOf({
    ...content,
    owner: { ...content.owner, handle: real(content.owner.handle) ?? handle },
    // If nothing is new, the shipped projects stay as well.
    projects: projects.length > 0 ? own : content.projects,
  })
  const profiles = found.basics.profiles.filter(
    ({ network, url }) =>
      !exported.basics.profiles.some(
        (mine) => keyOf(mine.network) === keyOf(network) || keyOf(mine.url) === keyOf(url),
      ),
  )
  return {
    ...exported,
    basics: {
      ...found.basics,
      ...exported.basics,
      profiles: [...profiles, ...exported.basics.profiles],
    },
    projects: [...projects, ...exported.projects],
  }
}

function exportOf(content: ImportContent) {
  return parseResume(JSON.stringify(resume(content))) as Resume // resume() returns this shape
}

/** A project in which the owner changed anything is theirs, even if its link is still a placeholder. */
async function ownProjects(projects: Project[]) {
  const places = await contentAsShipped({ 'content/projects.ts': { projects } })
  const shipped = places.filter(({ path }) => path.length === 3).map(({ path }) => path[2])
  return projects.filter((_, index) => !shipped.includes(index))
}

/** Whether it has the same title, or links to one of the addresses. */
function isSame(mine: Project, { name, url, repository }: Resume['projects'][number]) {
  const addresses = [url, repository].filter((address) => typeof address === 'string').map(keyOf)
  return (
    keyOf(mine.title) === keyOf(name) ||
    Object.values(mine).some((value) => typeof value === 'string' && addresses.includes(keyOf(value)))
  )
}
