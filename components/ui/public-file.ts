import { existsSync, statSync } from 'node:fs'

/** Whether there is such a file, not a folder, under `public/`. @param path from `/`. */
export function isPublicFile(path: string) {
  // Alone, `statSync` throws for a name that is too long.
  return existsSync(`public${path}`) && statSync(`public${path}`).isFile()
}
