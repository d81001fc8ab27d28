// Next reads this file only in development (`pageExtensions` in next.config.ts).
import { posix } from 'node:path'
import { readPicture } from '@/components/files/read-picture'
import { decodedPath } from '@/components/text/addresses'

/** Sends the file as it is, because no build has resized it. HEIC becomes JPEG, because browsers do not show HEIC. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params
  const file = posix.join(...path.map(decodedPath))
  const isShown = /^(public|content)\/[^\\]+$/.test(file) // on Windows, a backslash may lead out of them
  const picture = isShown && (await readPicture(file).catch(() => undefined))
  return picture ? new Response(new Uint8Array(picture)) : new Response(null, { status: 404 })
}
