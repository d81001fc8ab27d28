import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { fileKind } from '@/app/_untrusted/file-kind'
import { runCommand } from '@/scripts/support/run-command'

const USAGE = `Turns the pixels of pictures as their files say, and takes out what else they say, such as the place.

  npm run picture -- public/a.jpg
`

runCommand(run, USAGE)

/** Encodes lossy pictures so well that nobody sees a difference. */
async function run() {
  const { positionals: files } = parseArgs({ allowPositionals: true })
  if (files.length === 0) throw new Error(`Name the pictures.\n\n${USAGE}`)
  const lossy = { quality: 92, force: false }
  const drawing = files.find((file) => fileKind(readFileSync(file)) === 'svg')
  if (drawing) throw new Error(`${drawing} is an SVG, which says no place and needs no turning; leave it out`)
  for (const file of files) {
    const picture = sharp(readFileSync(file), { animated: true }).autoOrient().keepIccProfile()
    const encoded = picture.jpeg(lossy).webp(lossy).avif(lossy).toBuffer()
    const refuse = ({ message }: Error) => Promise.reject(new Error(`${file} does not open (${message})`))
    writeFileSync(file, await encoded.catch(refuse))
  }
}
