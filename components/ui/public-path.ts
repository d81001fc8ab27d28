/** @param path of a file under `public/`, from `/`; a full address stays as it is. The framework puts the base path before its own addresses only. */
export function publicPath(path: string) {
  return path.startsWith('/') ? (process.env.SITE_BASE_PATH ?? '') + path : path
}
