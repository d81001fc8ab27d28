import type { Metadata } from 'sharp'
import { z } from 'zod'
import { messageOf } from '@/app/_findings/printable'
import { isAvatarAddress } from '@/app/_github/account-answer'
import { fetchAvatar } from '@/app/_github/read-avatar'
import { explainNetworkError } from '@/app/_untrusted/network-error'
import { openPicture } from '@/app/_untrusted/open-picture'
import { readAnswer, readBytes } from '@/app/_untrusted/read-answer'
import { MAX_BYTES, MAX_PIXELS } from '@/components/files/picture-limits'
import { parseText } from '@/components/markdown/parse-text'
import { comparable } from '@/components/text/comparable'
import { isSamePage } from '@/content/schema/links'
import type { Project } from '@/content/schema/projects'
import { askGitHub, EXCHANGE_MS, Refusal } from '@/scripts/import/account/ask-github'
import type { Account } from '@/scripts/import/account/read-account'
import { newPicture } from '@/scripts/import/support/new-picture'
import { report } from '@/scripts/import/support/reports'

/** GitHub itself shows only the first 500 KiB of a README, which base64 makes a third longer. */
const README_BYTES = 750_000
/** Parsing a README takes time that grows with the square of some characters. */
const READ_CHARACTERS = 10_000
/** Smaller pictures are badges, or a name in large letters. */
const MIN_WIDTH_PX = 600
const MIN_HEIGHT_PX = 300

const readmeSchema = z.object({ path: z.string(), encoding: z.literal('base64'), content: z.string() })

/** `github.com/ada/loom/blob/v1/a.png` is the page of `raw.githubusercontent.com/ada/loom/v1/a.png`. */
const FILE_PAGE = /^github\.com\/([^/]+\/[^/]+)\/(?:raw|blob)\//i
/** The name of the branch counts as one step. SVG is left out, because it can contain script. */
const FILE =
  /^raw\.githubusercontent\.com\/([^/]+\/[^/]+)\/(?:refs\/\w+\/)?([^/]+)\/(.+\.(?:png|jpe?g|webp|gif))$/i
/** An emblem does not show the project. Only its name tells, because to open it would take another request. */
const EMBLEM = /(?<![a-z])(logo|icon|badge)s?(?![a-z])[^/]*$/i

/** Reports a failure instead of throwing, because the owner still gets everything else. */
export async function downloadAvatar(address: string) {
  try {
    if (!isAvatarAddress(address)) throw new Error("it is not on GitHub's host for avatars")
    return await newPicture('/avatar', await fetchAvatar(address, EXCHANGE_MS))
  } catch (error) {
    report('avatar', address, `no portrait: ${explainNetworkError(error, EXCHANGE_MS)}`)
  }
}

export async function addPictures(projects: Project[], { profile: { login }, repositories }: Account) {
  const pictures: Awaited<ReturnType<typeof newPicture>>[] = []
  for (const project of projects) {
    const repository = repositories.find(({ url }) => isSamePage(url, project.repository || project.link))
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

/** @param repository as `owner/name`. @throws Refusal, or an Error with the reason. */
export async function readReadmePicture(repository: string) {
  const [login = ''] = repository.split('/')
  const readme = await askGitHub(login, `/repos/${repository}/readme`)
  if (!readme) return undefined
  const { path, content } = await readAnswer(readme, README_BYTES, readmeSchema)
  const { addresses } = parseText(Buffer.from(content, 'base64').toString().slice(0, READ_CHARACTERS)).body()
  const pictures = addresses.filter(({ type }) => type === 'picture')
  const [picturePath] = pictures.flatMap(({ url }) => repositoryPath(url, path, repository) ?? [])
  if (!picturePath) return undefined
  const url = `/repos/${repository}/contents/${picturePath}`
  const response = await askGitHub(login, url, 'application/vnd.github.raw+json')
  if (!response) throw new Error(`GitHub has no ${picturePath}, which the README shows`)
  const file = await readBytes(response, MAX_BYTES)
  const picture = await openPicture(file, MAX_PIXELS)
  refuseUnfit(await picture.image.metadata())
  return picture
}

function refuseUnfit({ width, height, pages = 1 }: Metadata) {
  if (pages > 1) throw new Error('it moves, and visitors could not stop it')
  if (width < MIN_WIDTH_PX || height < MIN_HEIGHT_PX)
    throw new Error(`${width} × ${height} pixels; wanted at least ${MIN_WIDTH_PX} × ${MIN_HEIGHT_PX}`)
}

function repositoryPath(address: string, readmePath: string, repository: string) {
  const root = `https://github.com/${repository}/blob/HEAD/`
  const absolute = address.replace(/^\/(?!\/)/, root)
  if (!URL.canParse(absolute, root + readmePath)) return undefined
  // `URL` resolves `..`, so a path that leaves the repository is an address elsewhere.
  const { host, pathname } = new URL(absolute, root + readmePath)
  const file = (host + pathname).replace(FILE_PAGE, 'raw.githubusercontent.com/$1/')
  const [, owner = '', ref = '', path = ''] = FILE.exec(file) ?? []
  const isElsewhere = comparable(owner) !== comparable(repository) || /%2f|%5c/i.test(path)
  if (!path || isElsewhere || EMBLEM.test(path)) return undefined
  return ref === 'HEAD' ? path : `${path}?${new URLSearchParams({ ref })}`
}
