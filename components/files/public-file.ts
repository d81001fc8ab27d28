import { existsSync, readFileSync, statSync } from 'node:fs'
import { namesIn } from '@/components/files/folder'
import { keepByFile } from '@/components/files/keep-by-file'
import { comparable } from '@/components/text/comparable'

export function isPublicFile(path: string) {
  // Without `existsSync`, `statSync` throws for a name that is too long.
  return existsSync(`public${path}`) && statSync(`public${path}`).isFile() && similarFile(path) === path
}

/** Finds a path whatever its case and Unicode form, and spells it as its folders do. Most servers are strict. */
export function similarFile(path: string) {
  const steps = path.split('/').filter(Boolean)
  return steps.reduce<string | undefined>((folder, step) => {
    const names = folder === undefined ? [] : namesInPublic(`public${folder}`)
    const name = names.includes(step) ? step : names.find((known) => comparable(known) === comparable(step))
    return name && `${folder}/${name}`
  }, '')
}

/** Looks for the mark of the pictures that we ship, because an owner's picture may have the same name. */
export function isExamplePicture(path = '') {
  if (!path.endsWith('.svg') || !isPublicFile(path)) return false
  return readFileSync(`public${path}`, 'utf8').includes('<!-- placeholder -->')
}

const namesInPublic = keepByFile((folder) => namesIn(folder))
