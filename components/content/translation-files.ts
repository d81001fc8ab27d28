import { resolve } from 'node:path'
import { translationPaths } from '@/components/content/languages'

const files: [path: string, exports: object][] = process.env.NEXT_RUNTIME
  ? bundled()
  : translationPaths().map((path) => [path, require(/* turbopackIgnore: true */ resolve(path))])

/** Leaves out the default export that Next adds to an empty file. */
function bundled(): [path: string, exports: object][] {
  const modules = import.meta.glob<{ default?: object }>(
    ['../../content/*/*.ts', '!../../content/schema/*.ts'],
    { eager: true },
  )
  return Object.entries(modules).map(([path, { default: _, ...file }]) => [path.replace('../../', ''), file])
}

/** Maps the path of each file in the first language to what a further language exports there. */
export function exportsByFile(language: string): Record<string, object> {
  const translated = files.filter(([path]) => path.startsWith(`content/${language}/`))
  return Object.fromEntries(translated.map(([path, file]) => [path.replace(`/${language}/`, '/'), file]))
}

export function translationExports(language: string): object {
  return Object.assign({}, ...Object.values(exportsByFile(language)))
}
