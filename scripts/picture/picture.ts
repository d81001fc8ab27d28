import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fileKind } from '@/app/_untrusted/file-kind'
import { readPicture } from '@/components/files/read-picture'
import { TEXT_FILE } from '@/content/schema/article-folders'
import { downloadPictures, withoutMetadata } from '@/scripts/picture/download-pictures'
import { runCommand } from '@/scripts/support/run-command'

const USAGE = `Turns pictures upright, and removes what their files say of the place, the time and the camera.
For a text, downloads its pictures from other hosts to public/, and changes their addresses.

  npm run picture -- public/a.jpg content/notes/a.md
`

runCommand(async () => {
  const { positionals: files } = parseArgs({ allowPositionals: true })
  if (files.length === 0) throw new Error(`Name the pictures.\n\n${USAGE}`)
  for (const file of files) {
    if (TEXT_FILE.test(file)) {
      await downloadPictures(file)
      continue
    }
    const kind = fileKind(readFileSync(file))
    if (kind === 'svg') continue // It says no place and needs no turning.
    const refuse = ({ message }: Error) => Promise.reject(new Error(`${file} does not open (${message})`))
    writeFileSync(file, await readPicture(file).then(withoutMetadata).catch(refuse))
    if (kind === 'heic') console.log(`${file} is a JPEG inside now. It keeps its name, for your content.`)
  }
}, USAGE)
