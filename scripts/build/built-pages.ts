import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingPath } from '@/app/_server/rewrites'
import { furtherLanguages } from '@/components/content/languages'
import { readJson } from '@/scripts/support/read-json'

/** The part of `prerender-manifest.json` that the build reads. */
export type PrerenderManifest = {
  routes: Record<string, { compute: string; initialStatus?: number }>
  dynamicRoutes: Record<string, { fallback?: string | false | null }>
}
type Page = { route: string; entry: PrerenderManifest['routes'][string]; file: string; isStreamed: boolean }

/** Lists the pages of a build. @throws when there is none, or one that is made in a new way. */
export function builtPages(folder: string, { routes }: PrerenderManifest): Page[] {
  const pages = Object.entries(routes).flatMap(([route, entry]) => {
    const file = join(folder, 'server/app', `${route === '/' ? '/index' : route}.html`)
    // Next's own error page has no styles, and nobody can request it.
    if (!existsSync(file) || route === '/_global-error') return []
    if (entry.compute !== 'static' && entry.compute !== 'resuming')
      throw new Error(`${route} is "${entry.compute}": has the framework renamed how it makes pages?`)
    return { route, entry, file, isStreamed: entry.compute === 'resuming' }
  })
  if (!pages.length) throw new Error(`No page found in ${folder}: has the framework moved them?`)
  return pages
}

/** Gives the 404 of each language its status, and puts it where a page has no content. */
export function markMissing({ route, entry, file }: Page, folder: string) {
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
