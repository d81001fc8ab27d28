import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingPath } from '@/app/_server/rewrites'
import { furtherLanguages } from '@/components/content/languages'
import type { builtPages } from '@/scripts/build/built-pages'
import { readJson } from '@/scripts/support/read-json'

/** Gives the 404 of each language its status, and puts it where a page has no content. */
export function markMissing({ route, entry, file }: ReturnType<typeof builtPages>[number], folder: string) {
  const metaFile = file.replace(/html$/, 'meta')
  const meta = readJson<{ status?: number }>(metaFile)
  if (!meta.status) throw new Error(`No status of ${file} found: has the framework renamed it?`)
  const [, language = ''] = route.split('/')
  const missing = furtherLanguages.includes(language) ? missingPath(`/${language}`) : '/_not-found'
  // Next knows one 404 only, so that of a further language is a page.
  if (route === missing) writeFileSync(metaFile, JSON.stringify({ ...meta, status: 404 }))
  // Next leaves what a page without content shows, the 404, to the browser's script.
  else if (meta.status === 404) copyFileSync(join(folder, 'server/app', `${missing}.html`), file)
  else return
  entry.initialStatus = 404 // hosts read it here
}
