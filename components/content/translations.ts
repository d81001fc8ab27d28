import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { translationPaths } from '@/components/content/languages'

/** What the files of further languages export, by their paths from the folder of the site. */
export const translationFiles: Record<string, object> = process.env.NEXT_RUNTIME ? bundled() : required()

function bundled() {
  const files = import.meta.glob<object>(['../../content/*/*.ts', '!../../content/schema/*.ts'], {
    eager: true,
  })
  return Object.fromEntries(
    Object.entries(files).map(([path, { ...file }]) => {
      // An empty file exports this here, and nothing elsewhere.
      if (isDeepStrictEqual(file, { default: {} })) return [path.replace('../../', ''), {}]
      return [path.replace('../../', ''), file]
    }),
  )
}

/** For scripts, which know no `glob`. */
function required() {
  return Object.fromEntries(
    translationPaths().map((path) => [path, require(/* turbopackIgnore: true */ resolve(path))]),
  )
}

/** Everything that the files of a language export. */
export function translationIn(language: string): object {
  const files = Object.entries(translationFiles).filter(([path]) => path.startsWith(`content/${language}/`))
  return Object.assign({}, ...files.map(([, file]) => file))
}
