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

/** Says why a file under `public/` cannot be shown, if its name or first bytes do. @param kinds by default any. @param remedy if it is missing. */
export function fileMistake(path: string, wanted = '', kinds?: readonly string[], remedy = wanted) {
  // A picture beside a text is there, otherwise the text would show its words.
  if (!isBesideText(path) && !isPublicFile(path)) return missingFile(path, remedy)
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
function missingFile(path: string, remedy: string) {
  const there = path.startsWith('/') ? `there is no public${path}` : 'an address of this site begins with /'
  const similar = similarTo(path)
  if (!similar) return [there, remedy].filter(Boolean).join('; ')
  const isOtherForm = similar !== path && similar.normalize() === path.normalize()
  return isOtherForm
    ? `${there} in this form: its letters look the same, but the file has them in another form of Unicode; rename the file, for example with letters from a to z`
    : `${there} — wanted ${show(similar)}, as the file is called`
}

/** Finds the file under `public/` that is probably meant. */
function similarTo(path: string) {
  // The path may begin at `public/`, at the project, or at the text.
  const fromTop = path.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '/')
  return [fromTop, linkedPath(fromTop)].map(similarFile).find((file) => file && isPublicFile(file))
}
