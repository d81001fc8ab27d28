/** Adds the base path, as Next does to its own addresses only. @param path from `/`. A full address stays as it is, here and below. */
export function withBasePath(path: string) {
  return path.startsWith('/') ? (process.env.SITE_BASE_PATH ?? '') + path : path
}

/** Returns the address at which the site has what `npm run cv` prints. @param base what stands in front of the addresses of the language, such as `/de`. @param pitch the name of one that it is for. */
export function cvAddress({ base }: { base: string }, pitch?: string) {
  return `/cv${pitch ? `-${pitch}` : ''}${base.replace('/', '-')}.pdf`
}

/** Encodes the path of a file, because its name may contain characters that have a meaning in a URL. */
export function encodedPath(path: string) {
  return path.startsWith('/') ? path.split('/').map(encodeURIComponent).join('/') : path
}

/** Returns the address of a file under `public/`. */
export function fileAddress(path: string) {
  return withBasePath(encodedPath(path))
}

/** Returns the path of a file from its address. An address may have a `%` that encodes nothing. */
export function decodedPath(address: string) {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Returns the path that a link leads to, without what stands behind `?` or `#`. */
export function linkedPath(href: string) {
  return decodedPath(href.replace(/[?#].*/s, ''))
}

/** Returns the path of an old address, however that is written: without base path, encoding and a slash at its end. */
export function normalizedAlias(alias: string) {
  const path = decodedPath(alias).replace(/\/+$/, '')
  const base = process.env.SITE_BASE_PATH
  return base && path.startsWith(`${base}/`) ? path.slice(base.length) : path
}

/** Returns the address of a page in a language. @param base what stands in front of each: nothing for the first language. */
export function localizedPath(base: string, path: string) {
  return path === '/' ? base || '/' : base + path
}
