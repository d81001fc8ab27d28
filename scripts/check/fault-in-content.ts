import { readFileSync } from 'node:fs'
import { isFolder, namesIn, withoutLeftovers } from '@/components/files/folder'
import { keepByFile } from '@/components/files/keep-by-file'

/** `url` has the base path and no slash at its end. `folder` has the `content/` from which the site was built. */
export type OwnerSite = { url: string; folder: string }

/** A fault of a page. The file and the line are known if the owner wrote the cause there. */
export type PageFault = { text: string; file?: string; line?: number }

const readLines = keepByFile((path) => readFileSync(path, 'utf8').split('\n'))

/** Finds where the owner wrote the cause of a fault. @param say writes the message with that place. */
export function faultInContent({ folder }: OwnerSite, cause: string, say: (at: string) => string): PageFault {
  const [firstLine = ''] = cause.trim().split('\n')
  const names = withoutLeftovers(namesIn(`${folder}/content`, true))
  const files = names.filter(
    (name) => /^(?!schema).*\.(ts|mdx?|markdown)$/.test(name) && !isFolder(`${folder}/content/${name}`),
  )
  const lines = files.flatMap((name) => {
    const file = `content/${name}`
    const texts = readLines(`${folder}/${file}`)
    return texts.map((text, index) => ({ text: text.replace(/\\([^n])/g, '$1'), file, line: index + 1 }))
  })
  const find = (wanted: string) => {
    const literal = wanted.replace(/\W/g, '\\$&')
    const whole = new RegExp(`(^|['"\`]|\\\\n|: )${literal}(['"\`\\\\]|$)`)
    // A whole text goes first, because a short name may also be part of another text.
    return lines.find(({ text }) => whole.test(text)) ?? lines.find(({ text }) => text.includes(wanted))
  }
  const place = firstLine && (find(firstLine) ?? find(firstLine.replace(/(?<=.)['"\\].*/, '')))
  if (!place) return { text: say('content/ or components/') }
  return { ...place, text: say(`${place.file}:${place.line}`) }
}
