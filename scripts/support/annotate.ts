import { visible } from '@/app/_findings/printable'

type Annotation = { level: 'error' | 'warning'; file?: string; line?: number | null; text: string }

/** Where GitHub runs a check, shows each text at its line. */
export function annotate(annotations: Annotation[]) {
  if (!process.env.GITHUB_ACTIONS) return
  for (const { level, file, line, text } of annotations) {
    // A setting of the environment has no file.
    const place = file?.includes('/')
      ? ` file=${escaped(file).replace(/[:,]/g, encodeURIComponent)},line=${line ?? 1}`
      : ''
    console.log(`::${level}${place}::${escaped(text)}`)
  }
}

/** GitHub decodes this. */
function escaped(text: string) {
  return visible(text).replaceAll('%', '%25')
}
