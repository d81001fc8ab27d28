import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

/** Checks whether `public/` has a file, not a folder, that is spelled in this way. @param path from `/`. */
export function isPublicFile(path: string) {
  // Alone, `statSync` throws for a name that is too long.
  return existsSync(`public${path}`) && statSync(`public${path}`).isFile() && similarFile(path) === path
}

/**
 * The path of a file under `public/` as its folders spell it, whatever the case and the form of the letters, or undefined.
 * A Mac and Windows open a file by either, but most servers do not.
 */
export function similarFile(path: string) {
  const steps = path.split('/').filter(Boolean)
  return steps.reduce<string | undefined>((folder, step) => {
    const names = folder === undefined ? [] : namesIn(folder)
    const name = names.find((one) => one === step) ?? names.find((one) => plain(one) === plain(step))
    return name && `${folder}/${name}`
  }, '')
}

/** Checks whether a file contains the mark of the pictures that we ship. An owner's picture of the same name has none. */
export function isExamplePicture(path = '') {
  return isPublicFile(path) && readFileSync(`public${path}`, 'utf8').includes('<!-- placeholder -->')
}

/** By their folders. The check asks for each picture, and a folder may hold a thousand. */
const listings = new Map<string, { changedAt: number; names: string[] }>()

function namesIn(folder: string) {
  const stats = statSync(`public${folder}`, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return []
  const last = listings.get(folder)
  if (last?.changedAt === stats.mtimeMs) return last.names
  const names = readdirSync(`public${folder}`)
  listings.set(folder, { changedAt: stats.mtimeMs, names })
  return names
}

/** Without what looks alike or the same to a reader. */
function plain(name: string) {
  return name.normalize('NFKC').toLowerCase()
}
