/**
 * `npm run picture -- public/a.jpg` turns the pixels of pictures as their files say, and takes out what else they say, such
 * as the place.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const files = process.argv.slice(2)
clean(...files).catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})

/** Encodes lossy pictures so well that nobody sees a difference. */
async function clean(...files: string[]) {
  if (files.length === 0) throw new Error('Name the pictures, for example: npm run picture -- public/a.jpg')
  const lossy = { quality: 92, force: false }
  for (const file of files) {
    const picture = sharp(readFileSync(file), { animated: true }).autoOrient().keepIccProfile()
    writeFileSync(file, await picture.jpeg(lossy).webp(lossy).toBuffer())
  }
}
