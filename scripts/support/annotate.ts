import { appendFileSync } from 'node:fs'
import { visible } from '@/app/_findings/printable'

type Annotation = { level: 'error' | 'warning'; file?: string; line?: number | null; text: string }

/** In a workflow of GitHub, shows each text at its line, and lists all texts in the summary of the run. */
export function annotate(annotations: Annotation[]) {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env
  if (!GITHUB_ACTIONS || !GITHUB_STEP_SUMMARY || annotations.length === 0) return
  const lines = annotations.map(({ level, file, line, text }) => {
    // A setting of the environment has no file.
    const place = file?.includes('/')
      ? ` file=${escaped(file).replace(/[:,]/g, encodeURIComponent)},line=${line ?? 1}`
      : ''
    console.log(`::${level}${place}::${escaped(text)}`)
    return `${[level, file, line].filter(Boolean).join(' ')}: ${visible(text)}\n`
  })
  const list = lines.join('').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  appendFileSync(GITHUB_STEP_SUMMARY, `<pre>\n${list}</pre>\n\n`)
}

/** Encodes `%`, because GitHub decodes such texts. */
function escaped(text: string) {
  return visible(text).replaceAll('%', '%25')
}
