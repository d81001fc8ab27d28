/** Adds the base path to a path from `/`, as Next does to its own addresses. A full address stays as it is. */
export function withBasePath(path: string) {
  return path.startsWith('/') ? (process.env.SITE_BASE_PATH ?? '') + path : path
}

export function isRemote(src: string) {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)
}

/** The name of a file may contain characters that have a meaning in a URL. */
export function encodedPath(path: string) {
  return path.startsWith('/') ? path.split('/').map(encodeURIComponent).join('/') : path
}

export function fileAddress(path: string) {
  return withBasePath(encodedPath(path))
}

export function decodedPath(address: string) {
  try {
    return decodeURIComponent(address)
  } catch {
    return address // a `%` in it encodes nothing
  }
}

export function linkedPath(href: string) {
  return decodedPath(href.replace(/[?#].*/s, ''))
}

/** Returns the path of an old address with its accents composed, then with them apart, then as it is written. */
export function aliasPaths(alias: string) {
  const written = decodedPath(alias).replace(/\/+$/, '')
  const base = process.env.SITE_BASE_PATH
  const path = base && written.startsWith(`${base}/`) ? written.slice(base.length) : written
  return [path.normalize('NFC'), path.normalize('NFD'), path]
}

export function localizedPath(base: string, path: string) {
  return path === '/' ? base || '/' : base + path
}
