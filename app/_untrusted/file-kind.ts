import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { keepByFile } from '@/components/files/keep-by-file'

/** The beginning of a file of each kind, with its bytes read as Latin-1. The first kind that fits is right. */
const SIGNATURES = {
  empty: /^$/,
  'Git LFS pointer': /^version https:\/\/git-lfs\.github\.com\/spec\//,
  png: /^\x89PNG\r\n/,
  jpeg: /^\xff\xd8\xff/,
  webp: /^RIFF.{4}WEBP/s,
  gif: /^GIF8/,
  avif: /^.{4}ftyp.{0,24}avi[fs]/s,
  heic: /^.{4}ftyp.{0,24}(hei[cmsx]|hev[cmsx]|mif1|msf1)/s,
  mov: /^.{4}ftypqt {2}/s,
  mp4: /^.{4}ftyp/s,
  webm: /^.E\xdf\xa3.{0,64}webm/s,
  pdf: /^.{0,1000}%PDF-/s,
  svg: /^(\xef\xbb\xbf)?(<\?xml[^>]*>|<!doctype svg[^>[]*(\[[^\]]*\]\s*)?>|<!--(?:(?!-->).)*-->|\s)*<svg\b/is,
}

const BEGINNING_BYTES = 16_384

export type FileKind = keyof typeof SIGNATURES

/** Finds the kind of a file by its first bytes, because its name may be wrong. It runs before any decoder. */
export function fileKind(file: Buffer) {
  const beginning = file.toString('latin1', 0, BEGINNING_BYTES)
  const kinds = Object.keys(SIGNATURES) as FileKind[] // TypeScript types keys as plain strings.
  return kinds.find((kind) => SIGNATURES[kind].test(beginning))
}

/** Returns the kind of the file at a path. Reads only its beginning, because a video may be large. */
export const kindOf = keepByFile((path) => {
  if (!existsSync(path)) return undefined // a link that leads nowhere
  const bytes = Buffer.alloc(BEGINNING_BYTES)
  const file = openSync(path, 'r')
  const length = readSync(file, bytes, 0, BEGINNING_BYTES, 0)
  closeSync(file)
  return fileKind(bytes.subarray(0, length))
})
