import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The part of `prerender-manifest.json` that the build reads. */
export type PrerenderManifest = {
  routes: Record<string, { compute: string; initialStatus?: number }>
  dynamicRoutes: Record<string, { fallback?: string | false | null }>
}

/** Lists the pages of a build. @throws when there is none, or one that is made in a new way. */
export function builtPages(folder: string, { routes }: PrerenderManifest) {
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
