import { existsSync, readFileSync } from 'node:fs'
import type { openPicture } from '@/app/_untrusted/open-picture'
import { isExamplePicture } from '@/components/files/public-file'
import type { Owner } from '@/content/schema/owner'

type Picture = Awaited<ReturnType<typeof openPicture>>

/** @param name is its path under `public/` without the ending. @throws Error that says why there is no new picture. */
export async function newPicture(name: string, { file, format, image }: Picture) {
  await image.resize(8).toBuffer() // reads all of it, so that a broken picture is found now
  const path = `${name}.${format === 'jpeg' ? 'jpg' : format}`
  const target = `public${path}`
  if (!existsSync(target)) return { path, files: [{ path: target, file }] }
  if (readFileSync(target).equals(file)) return { path, files: [] }
  throw new Error(`there is another picture at ${target}`)
}

/** Removes our example of a picture for /about, which then shows the portrait, too. */
export function withPortrait<Of extends Owner>(owner: Of, portrait: string): Of {
  return { ...owner, portrait, ...(isExamplePicture(owner.aboutPicture) && { aboutPicture: undefined }) }
}
