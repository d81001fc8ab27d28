/**
 * `npm run picture -- public/a.jpg` turns the pixels of pictures as their files say, and takes out what else they say, such
 * as the place.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const files = process.argv.slice(2)
if (files.length === 0) console.error('Name the pictures, for example: npm run picture -- public/a.jpg')
Promise.all(files.map(clean)).catch(({ message }: Error) => {
  console.error(message)
  process.exitCode = 1
})

/** Encodes a lossy picture so well that nobody sees a difference. */
async function clean(file: string) {
  const lossy = { quality: 92, force: false }
  const picture = sharp(readFileSync(file), { animated: true }).autoOrient().keepIccProfile()
  writeFileSync(file, await picture.jpeg(lossy).webp(lossy).toBuffer())
}
