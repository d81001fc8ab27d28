// `pageExtensions` in next.config.ts reads this only in development.
import { posix } from 'node:path'
import { decodedPath } from '@/components/content/addresses'
import { readPicture } from '@/components/content/read-picture'

/** The build resizes photos. Here, browsers get the file itself, or of HEIC, which they do not show, a JPEG. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const { path } = await params
  const file = posix.join(...path.map(decodedPath))
  if (!/^(public|content)\//.test(file)) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await readPicture(file)))
}
