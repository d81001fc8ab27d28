import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import type { Node } from 'mdast'
import remarkParse from 'remark-parse'
import sharp from 'sharp'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { MAX_BYTES, MAX_PIXELS } from '@/app/_findings/content/pictures'
import { messageOf } from '@/app/_findings/printable'
import { explainNetworkError } from '@/app/_untrusted/network-error'
import { openPicture } from '@/app/_untrusted/open-picture'
import { readBody } from '@/app/_untrusted/read-answer'
import { parseText } from '@/components/markdown/read-text'
import { isRemote } from '@/components/text/addresses'
import { readPath } from '@/content/schema/article-folders'
import { isSecureLink } from '@/content/schema/links'

const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 5

export async function downloadPictures(file: string) {
  const source = readFileSync(file, 'utf8')
  const { addresses } = parseText(source).body()
  const pictures = addresses.filter(({ type, url }) => type === 'picture' && isRemote(url))
  const urls = [...new Set(pictures.map(({ url }) => url))]
  const paths = new Map<string, string>()
  for (const url of urls) {
    try {
      const path = await download(url, readPath(file).name)
      paths.set(url, path)
      console.log(`${url} is ${path} now.`)
    } catch (error) {
      console.error(`${url} stays: ${messageOf(error)}`)
      process.exitCode = 1
    }
  }
  writeFileSync(file, replacePictures(source, paths))
}

/** Changes addresses in pictures and HTML alone, because code and links may have the same ones. */
function replacePictures(source: string, paths: Map<string, string>) {
  let text = source
  const replaceIn = ({ position }: Node) => {
    let part = source.slice(position?.start.offset, position?.end.offset)
    for (const [url, path] of paths) {
      const literal = url.replace(/\W/g, '\\$&').replaceAll('\\&', '&(?:amp;)?')
      part = part.replace(new RegExp(`${literal}(?=[\\s"'<>)\\]]|$)`, 'g'), path)
    }
    text = text.slice(0, position?.start.offset) + part + text.slice(position?.end.offset)
  }
  // In reverse, what is replaced moves nothing that comes before it.
  visit(unified().use(remarkParse).parse(source), ['image', 'definition', 'html'], replaceIn, true)
  return text
}

async function download(url: string, folder: string) {
  const { file, format } = await openPicture(await request(url), MAX_PIXELS)
  const picture = await withoutMetadata(file)
  const { pathname } = new URL(url)
  const { name } = readPath(basename(pathname, extname(pathname)))
  for (let number = 1; ; number++) {
    const path = `/${folder}/${name || 'picture'}${number > 1 ? `-${number}` : ''}.${format}`
    const target = `public${path}`
    if (existsSync(target) && !readFileSync(target).equals(picture)) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, picture)
    return path
  }
}

/** Follows redirects by itself, so that none leads to an address within the owner's network. */
async function request(url: string, redirects = MAX_REDIRECTS): Promise<Buffer> {
  if (!isSecureLink(url)) throw new Error('wanted an https address that others can reach')
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { redirect: 'manual', signal }).catch((error) => {
    throw new Error(explainNetworkError(error, TIMEOUT_MS))
  })
  const next = response.headers.get('location')
  if (next && redirects > 0) return request(new URL(next, url).href, redirects - 1)
  return readBody(response, MAX_BYTES)
}

/** Turns the pixels as the metadata says, and takes the metadata out. Nobody sees a difference. */
export function withoutMetadata(file: Buffer) {
  const lossy = { quality: 92, force: false }
  const picture = sharp(file, { animated: true }).autoOrient().keepIccProfile()
  return picture.jpeg(lossy).webp(lossy).avif(lossy).toBuffer()
}
