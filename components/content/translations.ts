import { resolve } from 'node:path'
import { translationPaths } from '@/components/content/languages'

/** The exports of all files of further languages, by their paths from the folder of the site. */
const files: [path: string, exports: object][] = process.env.NEXT_RUNTIME
  ? bundled()
  : translationPaths().map((path) => [path, require(/* turbopackIgnore: true */ resolve(path))])

/** In the bundle, an empty file has a default export. */
function bundled(): [path: string, exports: object][] {
  const files = import.meta.glob<{ default?: object }>(
    ['../../content/*/*.ts', '!../../content/schema/*.ts'],
    { eager: true },
  )
  return Object.entries(files).map(([path, { default: _, ...file }]) => [path.replace('../../', ''), file])
}

/** Returns the exports of each file of a further language, by the path of the same file of the first language. */
export function translationIn(language: string): Record<string, object> {
  const own = files.filter(([path]) => path.startsWith(`content/${language}/`))
  return Object.fromEntries(own.map(([path, file]) => [path.replace(`/${language}/`, '/'), file]))
}

/** All of it, from whatever file. */
export function exportsIn(language: string): object {
  return Object.assign({}, ...Object.values(translationIn(language)))
}
