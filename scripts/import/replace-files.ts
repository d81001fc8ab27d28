import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'

/**
 * Replaces all files or none. It writes each new file beside the old one, if there is one, and then renames it. After a
 * failure, it renames the old files back.
 *
 * @param files new content by path.
 */
export function replaceFiles(files: Map<string, string | Uint8Array>) {
  const old = (path: string) => `${path}.old-${process.pid}`
  const fresh = (path: string) => `${path}.new-${process.pid}`
  const discard = () => {
    for (const path of files.keys()) {
      rmSync(fresh(path), { force: true })
      rmSync(old(path), { force: true })
    }
  }
  const replaced: string[] = []
  try {
    for (const [path, source] of files) {
      if (existsSync(path)) {
        accessSync(path, constants.W_OK) // because a rename ignores write protection
        copyFileSync(path, old(path))
      }
      writeFileSync(fresh(path), source, { mode: statSync(path, { throwIfNoEntry: false })?.mode })
    }
    for (const path of files.keys()) {
      renameSync(fresh(path), path)
      replaced.push(path)
    }
    discard()
  } catch (error) {
    for (const path of replaced) {
      if (existsSync(old(path))) renameSync(old(path), path)
      else rmSync(path)
    }
    discard()
    throw new Error(`No file was changed: ${error instanceof Error ? error.message : error}`)
  }
}
