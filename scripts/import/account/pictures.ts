import { messageOf } from '@/app/_check/printable'
import { readPicture } from '@/app/_github/read-avatar'
import { isAvatarAddress } from '@/app/_github/settings'
import type { Project } from '@/content/schema/projects'
import { EXCHANGE_MS, Refusal } from '@/scripts/import/account/ask-github'
import type { Account } from '@/scripts/import/account/read-account'
import { readReadmePicture } from '@/scripts/import/account/readme-picture'
import { isAlike } from '@/scripts/import/support/fields'
import { newPicture } from '@/scripts/import/support/new-picture'
import { report } from '@/scripts/import/support/reports'

/** Downloads the account's picture as it is, in its own format. Without it, the owner still gets everything else. */
export async function downloadAvatar(address: string) {
  try {
    if (!isAvatarAddress(address)) throw new Error("it is not on GitHub's host for avatars")
    return await newPicture('/avatar', await readPicture(address, EXCHANGE_MS))
  } catch (error) {
    report('avatar', address, `no portrait: ${messageOf(error)}`)
  }
}

/** Adds the first pictures of the READMEs to projects without one. A refusal ends the reading, but not the import. */
export async function addPictures(projects: Project[], { profile: { login }, repositories }: Account) {
  const pictures: Awaited<ReturnType<typeof newPicture>>[] = []
  for (const project of projects) {
    const repository = repositories.find(({ url }) => isAlike(url, project.repository || project.link))
    if (project.image || !repository) continue
    try {
      const picture = await readReadmePicture(`${login}/${repository.name}`)
      if (!picture) continue
      const created = await newPicture(`/projects/${repository.name}`, picture)
      project.image = created.path
      // Two projects may have one repository.
      if (!pictures.some(({ path }) => path === created.path)) pictures.push(created)
    } catch (error) {
      report('pictures', project.title, `none: ${messageOf(error)}`)
      if (error instanceof Refusal) break
    }
  }
  return pictures
}
