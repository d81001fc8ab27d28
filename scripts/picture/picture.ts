import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fileKind } from '@/app/_untrusted/file-kind'
import { readPicture } from '@/components/files/read-picture'
import { ARTICLE_FILE } from '@/content/schema/article-folders'
import { downloadPictures, preparePicture } from '@/scripts/picture/download-pictures'
import { runCommand } from '@/scripts/support/run-command'

const USAGE = `Turns pictures upright, makes them smaller than 50 million pixels, and removes what their files say of place, time and camera.
For a text, downloads its pictures from other hosts to public/, and changes their addresses.

  npm run picture -- public/a.jpg content/notes/a.md
`

runCommand(async () => {
  const { positionals: files } = parseArgs({ allowPositionals: true })
  if (files.length === 0) throw new Error(`Name the pictures.\n\n${USAGE}`)
  for (const file of files) await (ARTICLE_FILE.test(file) ? downloadPictures(file) : rewritePicture(file))
}, USAGE)

async function rewritePicture(file: string) {
  const kind = fileKind(readFileSync(file))
  if (kind === 'svg') return // It says no place and needs no turning.
  const refuse = ({ message }: Error) => Promise.reject(new Error(`${file} does not open (${message})`))
  writeFileSync(file, await readPicture(file).then(preparePicture).catch(refuse))
  if (kind === 'heic') console.log(`${file} is a JPEG inside now. It keeps its name, for your content.`)
}
