import { closeSync, openSync, readSync } from 'node:fs'
import { show } from '@/app/_check/printable'
import { BEGINNING_BYTES, type FileKind, fileKind } from '@/app/_untrusted/file-kind'
import { linkedPath } from '@/components/content/addresses'
import { changedAt, keepByFile } from '@/components/content/keep-by-file'
import { isBesideText, pictureFile } from '@/components/content/picture-file'
import { isPublicFile, similarFile } from '@/components/content/public-file'

/** Kinds of files that no browser can show, whatever their names say. */
const UNUSABLE: Partial<Record<FileKind, string>> = {
  empty: 'is empty, it has 0 bytes; copy or export it again',
  'Git LFS pointer':
    'is a Git LFS pointer, which stands in for the file; run "git lfs install" and "git lfs pull", also where the site is built',
  heic: 'is HEIC inside, which most browsers do not show; export it as JPEG, and name it .jpg',
}

/** Says why a file under `public/` cannot be shown, if its name or first bytes do. @param kinds by default any. */
export function fileMistake(path: string, wanted = '', kinds?: readonly string[]) {
  // A picture beside a text is there, otherwise the text would show its words.
  if (!isBesideText(path) && !isPublicFile(path)) return missingFile(path, wanted)
  const file = pictureFile(path)
  const kind = kindOf(file)
  const cause = kind && UNUSABLE[kind]
  if (cause) return `${file} ${cause}`
  if (kinds && !kinds.includes(String(kind)))
    return `${file} is ${kind ? `${kind} inside` : 'of another kind'}; ${wanted}`
}

/** Reads only the beginning of the file, because a video may be large. */
export const kindOf = keepByFile(changedAt, (_, path) => {
  const bytes = Buffer.alloc(BEGINNING_BYTES)
  const file = openSync(path, 'r')
  const length = readSync(file, bytes, 0, BEGINNING_BYTES, 0)
  closeSync(file)
  return fileKind(bytes.subarray(0, length))
})

/** Says that a file is missing, and what is probably meant. */
function missingFile(path: string, wanted: string) {
  const there = path.startsWith('/') ? `there is no public${path}` : 'an address of this site begins with /'
  // The path may begin at `public/`, at the project, or at the text.
  const similar = similarFile(linkedPath(path.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '/')))
  if (!similar || !isPublicFile(similar)) return `${there}; ${wanted}`
  return `${there} — wanted ${show(similar)}, as the file is called; rename it if that looks the same`
}
