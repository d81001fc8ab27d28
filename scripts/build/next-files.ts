/** Types what we read of the files that a build of Next writes into `.next/`. They are not checked. */
import { readFileSync } from 'node:fs'

export type PrerenderManifest = {
  routes: Record<string, { compute: string; initialStatus?: number }>
  dynamicRoutes: Record<string, { fallback?: string | false | null }>
}

export type RoutesManifest = { basePath: string; rewrites: { fallback: { source: string }[] } }

/** The type of `required-server-files.json`. */
export type ServerFiles = { relativeAppDir: string; config: { basePath: string; env: NodeJS.Dict<string> } }

/** The type of the `.meta` file beside a page. */
export type PageMeta = { status?: number }

export function readJson<Json>(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8'))
}
