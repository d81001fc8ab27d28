import { existsSync, readFileSync } from 'node:fs'
import { isAvatarAddress, type openPicture, readPicture } from '@/app/github/read-avatar'
import type { Project } from '@/content/schema/projects'
import { keyOf } from '@/scripts/import/fitting'
import { type Account, Refusal } from '@/scripts/import/github-account'
import { readReadmePicture } from '@/scripts/import/readme-picture'
import type { Remark } from '@/scripts/import/remarks'

/** A file to write, with its path under `public/`. */
type NewPicture = { path: string; file: Buffer }

/** Longer than for a visitor, because the owner reads it once. */
const EXCHANGE_MS = 10_000

/** The account's picture as it is, in its own format. Without it, the owner still gets everything else. */
export async function readPortrait(address: string, remark: Remark) {
  try {
    if (!isAvatarAddress(address)) throw new Error("it is not on GitHub's host for avatars")
    return await newPicture('/avatar', await readPicture(address, EXCHANGE_MS))
  } catch (error) {
    remark('avatar', address, `no portrait: ${Object(error).message}`)
  }
}

/** Adds the first pictures of the READMEs to projects without one. A refusal ends the reading, but not the import. */
export async function addPictures(
  projects: Project[],
  { profile: { login }, repositories }: Account,
  remark: Remark,
) {
  const pictures: NewPicture[] = []
  const bare = projects.flatMap((project) => {
    const address = keyOf(project.repository || project.link)
    const repository = repositories.find(({ url }) => keyOf(url) === address)
    return project.image || !repository || repository.private ? [] : { project, name: repository.name }
  })
  for (const [index, { project, name }] of bare.entries()) {
    try {
      const picture = await readReadmePicture(`${login}/${name}`)
      if (!picture) continue
      const created = await newPicture(`/projects/${name}`, picture)
      project.image = created.path
      pictures.push(created)
    } catch (error) {
      const isRefusal = error instanceof Refusal
      const without = isRefusal ? bare.slice(index).map(({ project }) => project.title) : project.title
      remark('pictures', without, `none: ${Object(error).message}`)
      if (isRefusal) break
    }
  }
  return pictures
}

/** @param name its path without the ending. @throws Error that says why there is no such picture. */
async function newPicture(
  name: string,
  { file, format, image }: Awaited<ReturnType<typeof openPicture>>,
): Promise<NewPicture> {
  await image.resize(8).toBuffer() // reads all of it, so that a broken picture is found now
  const path = `${name}.${format === 'jpeg' ? 'jpg' : format}`
  const place = `public${path}`
  if (existsSync(place) && !readFileSync(place).equals(file))
    throw new Error(`there is another picture at ${place}`)
  return { path, file }
}
