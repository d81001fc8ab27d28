import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HANDLE } from '@/app/_site/handle'
import { isShippedPicture } from '@/app/_site/placeholders'
import { isAvatarAddress, readPicture } from '@/app/github/read-avatar'
import { accountResume } from '@/scripts/import/account-resume'
import type { ImportContent } from '@/scripts/import/content-source'
import { readAccount } from '@/scripts/import/github-account'
import { keepOwn } from '@/scripts/import/keep-own'
import type { Remark } from '@/scripts/import/plan-parts'
import type { Resume } from '@/scripts/import/resume-file'

/** Longer than for a visitor, because the owner reads it once. */
const EXCHANGE_MS = 10_000
const MOST_PROJECTS = 50
const USUAL_PROJECTS = '12'

type Found = {
  resume: Resume
  remarks: Remark[]
  /** A new picture file. Its path begins with `/` and is under `public/`. */
  portrait?: { path: string; file: Uint8Array }
}

/**
 * What a GitHub account adds to the content. Writes nothing.
 *
 * @param root of the repository.
 * @param today as `2026-11-21`.
 * @param projects how many at most, as the owner typed it.
 * @throws Error for the owner, if GitHub does not answer.
 */
export async function readGithub(
  handle: string,
  content: ImportContent,
  root: string,
  today: string,
  projects = USUAL_PROJECTS,
): Promise<Found> {
  if (!HANDLE.test(handle)) throw new Error('Name the account as on GitHub, for example github:octocat')
  const mostProjects = /^\d{1,2}$/.test(projects) ? Number(projects) : 0
  if (mostProjects < 1 || mostProjects > MOST_PROJECTS)
    throw new Error(`--projects ${projects} — wanted a number from 1 to ${MOST_PROJECTS}`)

  const account = await readAccount(handle)
  const { login, avatar_url } = account.profile
  const { portrait, remarks } = isShippedPicture(content.owner.portrait)
    ? await readPortrait(avatar_url, root)
    : { remarks: [] }
  const found = accountResume(account, { image: portrait?.path, mostProjects, today })
  return {
    resume: await keepOwn(found.resume, login, content),
    remarks: [...remarks, ...found.remarks],
    portrait,
  }
}

/** The account's picture as it is, in its own format. Without it, the owner still gets everything else. */
async function readPortrait(address: string, root: string): Promise<Omit<Found, 'resume'>> {
  try {
    if (!isAvatarAddress(address)) throw new Error("it is not on GitHub's host for avatars")
    const { file, format, image } = await readPicture(address, EXCHANGE_MS)
    await image.stats() // decodes all of it, so that a broken picture is found now
    const path = `/avatar.${format === 'jpeg' ? 'jpg' : format}`
    const place = join(root, 'public', path)
    if (existsSync(place) && !readFileSync(place).equals(file))
      throw new Error(`there is another picture at public${path}`)
    return { portrait: { path, file }, remarks: [] }
  } catch (error) {
    const why = `no portrait: ${error instanceof Error ? error.message : error}`
    return { remarks: [{ path: 'avatar', value: address, why }] }
  }
}
