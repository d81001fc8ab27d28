import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import sharp from 'sharp'
import { messageOf } from '@/app/_findings/printable'
import { explainNetworkError } from '@/app/_untrusted/network-error'
import { openPicture } from '@/app/_untrusted/open-picture'
import { readBytes } from '@/app/_untrusted/read-answer'
import { readArticle } from '@/components/content/article-files'
import { MAX_BYTES, MAX_PIXELS } from '@/components/files/picture-limits'
import { replaceOutsideBlocks } from '@/components/markdown/code-blocks'
import { decodedPath, isRemote } from '@/components/text/addresses'
import { readPath } from '@/content/schema/article-folders'
import { isSecureLink } from '@/content/schema/links'

const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 5

export async function downloadPictures(file: string) {
  let source = readFileSync(file, 'utf8')
  const { addresses } = readArticle(file).body()
  const pictures = addresses.filter(({ type, url }) => type === 'picture' && isRemote(url))
  const urls = [...new Set(pictures.map(({ url }) => url))]
  for (const url of urls) {
    try {
      const path = await download(url, readPath(file).slug)
      // A block of code keeps the address, because its commands may need the other host.
      const changed = replaceOutsideBlocks(source, spellingsOf(url), () => path)
      if (changed === source) throw new Error(`the text writes it in another way; write ${path} there`)
      source = changed
      writeFileSync(file, source)
      console.log(`${url} is ${path} now.`)
    } catch (error) {
      console.error(`${url} stays: ${messageOf(error)}`)
      process.exitCode = 1
    }
  }
}

/** Matches an address as it may stand in Markdown and HTML: with letters that are encoded, escaped or neither. */
function spellingsOf(url: string) {
  const characters = Array.from(decodedPath(url), (character) => {
    const code = encodeURIComponent(character)
    const spellings = [character, code, code.replace(/%../g, (byte) => byte.toLowerCase())]
    return `\\\\?(?:${spellings.map((spelling) => spelling.replace(/\W/g, '\\$&')).join('|')})`
  })
  const address = characters.join('').replaceAll('\\&', '&(?:amp;)?')
  // The address must begin and end here, because another address may hold it.
  return new RegExp(`(?<=^|[\\s"'<>(:]|src=)${address}(?=[\\s"'<>)\\]]|$)`, 'm')
}

async function download(url: string, folder: string) {
  const { file, format } = await openPicture(await request(url), MAX_PIXELS)
  const picture = await preparePicture(file)
  const pathname = decodedPath(new URL(url).pathname)
  const { slug } = readPath(basename(pathname, extname(pathname)))
  for (let number = 1; ; number++) {
    const path = `/${folder}/${slug || 'picture'}${number > 1 ? `-${number}` : ''}.${format}`
    const target = `public${path}`
    if (existsSync(target) && !readFileSync(target).equals(picture)) continue
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, picture)
    return path
  }
}

/** Follows redirects by itself, so that each address is checked. */
async function request(url: string, redirects = MAX_REDIRECTS): Promise<Buffer> {
  if (!isSecureLink(url)) throw new Error('wanted an https address that others can reach')
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { redirect: 'manual', signal }).catch((error) => {
    throw new Error(explainNetworkError(error, TIMEOUT_MS))
  })
  const next = response.status >= 300 && response.status < 400 && response.headers.get('location')
  if (next && redirects > 0) return request(new URL(next, url).href, redirects - 1)
  return readBytes(response, MAX_BYTES)
}

/** Turns the pixels as the metadata says, takes the metadata out, and leaves no more pixels than a build resizes. */
export async function preparePicture(file: Buffer) {
  const { width, height } = (await sharp(file).metadata()).autoOrient
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)))
  const size = { width: Math.floor(width * scale), height: Math.floor(height * scale), fit: 'fill' } as const
  const lossy = { quality: 92, force: false }
  const picture = sharp(file, { animated: true, limitInputPixels: false }).autoOrient().resize(size)
  return picture.keepIccProfile().jpeg(lossy).webp(lossy).avif(lossy).toBuffer()
}
