import { basename, dirname, join } from 'node:path/posix'
import { type Finding, finding, placeName } from '@/app/_findings/finding'
import { namesIn } from '@/components/files/folder'
import { isExamplePicture } from '@/components/files/public-file'
import { hasExamplePlace, isExample } from '@/content/schema/example'
import { type Path, valueAt } from '@/content/schema/schemas'

/** Finds examples, which only the owner can replace, in the order of the content. A list of examples is one finding. */
export function findContentExamples(files: object, path: Path = []): Finding[] {
  const value = valueAt(files, path)
  const isMarked = (entry: unknown) => valueAt(entry, ['example']) === true
  const isList = Array.isArray(value) && value.length > 0 && value.every(isMarked)
  const text = 'as shipped; yours when "example: true" is deleted'
  if (isList || isMarked(value)) return [{ path, place: placeName(files, path), text }]
  const isOurText = typeof value === 'string' && (hasExamplePlace(value) || isExamplePicture(value))
  if (isOurText || isExample(value)) return [finding(files, path)]
  if (typeof value !== 'object' || value === null) return []
  const steps = Object.keys(value).map((key) => (Array.isArray(value) ? Number(key) : key))
  return steps.flatMap((step) => findContentExamples(files, [...path, step]))
}

export function findFileExamples(): Finding[] {
  const isOurs = (path: string) => isExamplePicture(`/${path}`)
  const kept = namesIn('public', true).filter(isOurs).sort()
  return [...new Set(kept.map((path) => dirname(path)))].map((folder) => {
    const names = kept.filter((path) => dirname(path) === folder).map((path) => basename(path))
    if (names.length === 1) return { path: [join('public', folder, ...names)], text: 'as shipped' }
    return { path: [join('public', folder)], text: `${names.length} files as shipped: ${names.join(', ')}` }
  })
}
