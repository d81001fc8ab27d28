import { isExamplePicture } from '@/components/content/public-file'
import { HANDLE } from '@/content/schema/handle'
import { isLink } from '@/content/schema/parts'
import { readPortrait, readProjectPictures } from '@/scripts/import/account-pictures'
import type { Exports } from '@/scripts/import/exports'
import { oneLine, type Remark } from '@/scripts/import/fitting'
import { readAccount } from '@/scripts/import/github-account'
import { mergeAccount } from '@/scripts/import/merge-account'
import { secureLinks } from '@/scripts/import/secure-links'

const MOST_PROJECTS = 50
const USUAL_PROJECTS = '12'

type Options = {
  /** How many at most, as the owner typed it. */
  projects?: string
  /** As `2026-11-21`. */
  today: string
  remark: Remark
}

/**
 * The content with what a GitHub account says, and new picture files. Writes nothing.
 *
 * @throws Error for the owner, if GitHub does not answer.
 */
export async function fromAccount(
  handle: string,
  content: Exports,
  { projects = USUAL_PROJECTS, today, remark }: Options,
) {
  if (!HANDLE.test(handle)) throw new Error('Name the account as on GitHub, for example github:octocat')
  const mostProjects = /^\d{1,2}$/.test(projects) ? Number(projects) : 0
  if (mostProjects < 1 || mostProjects > MOST_PROJECTS)
    throw new Error(`--projects ${projects} — wanted a number from 1 to ${MOST_PROJECTS}`)

  const account = await readAccount(handle)
  const portrait = isExamplePicture(content.owner.portrait)
    ? await readPortrait(account.profile.avatar_url, remark)
    : undefined
  const merged = mergeAccount(account, content, {
    portrait: portrait?.path,
    website: await websiteOf(account.profile.blog, remark),
    mostProjects,
    today,
    remark,
  })
  const pictures = await readProjectPictures(merged.projects, account, remark)
  merged.projects = merged.projects.map((project) => {
    const image = pictures.get(project)?.path
    return image ? { ...project, image } : project
  })
  const created = [...(portrait ? [portrait] : []), ...pictures.values()]
  const files = () => created.map(({ path, file }) => ({ path: `public${path}`, text: file }))
  return { merged, pictures: created, files }
}

/** GitHub also accepts `ada.dev` and shows it as a link. The import requests such an address as https. */
async function websiteOf(blog: string | null, remark: Remark) {
  const address = oneLine(blog)
  const isBare = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address)
  const { url } = await secureLinks({ url: isBare ? `http://${address}` : address }, true)
  if (!url || (URL.canParse(url) && /(^|\.)github\.com$/.test(new URL(url).hostname))) return undefined
  if (isLink(url)) return url
  remark('website', url, 'it does not answer as https')
}
