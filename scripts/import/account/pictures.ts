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
  const bare = projects.flatMap((project) => {
    const repository = repositories.find(({ url }) => isAlike(url, project.repository || project.link))
    return project.image || !repository || repository.private ? [] : { project, name: repository.name }
  })
  for (const [index, { project: first, name }] of bare.entries()) {
    const same = bare.filter((one) => one.name === name)
    if (same[0]?.project !== first) continue
    try {
      const picture = await readReadmePicture(`${login}/${name}`)
      if (!picture) continue
      const created = await newPicture(`/projects/${name}`, picture)
      for (const { project } of same) project.image = created.path
      pictures.push(created)
    } catch (error) {
      const isRefusal = error instanceof Refusal
      const without = isRefusal ? bare.slice(index).filter(({ project }) => !project.image) : same
      const titles = without.map(({ project }) => project.title)
      report('pictures', titles, `none: ${messageOf(error)}`)
      if (isRefusal) break
    }
  }
  return pictures
}
