/**
 * Adds the base path, which Next adds to its own addresses only.
 *
 * @param path of a file under `public/`, from `/`; a full address stays as it is.
 */
export function publicPath(path: string) {
  return path.startsWith('/') ? (process.env.SITE_BASE_PATH ?? '') + path : path
}
