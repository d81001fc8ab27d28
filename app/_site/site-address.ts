/** Where the site is found, the base path included, without a slash at its end: the one source of every absolute address. */
export const siteAddress = process.env.SITE_ADDRESS ?? ''

/** @param path of a page or a file under `public/`, from `/`; a full address stays as it is. */
export function absolute(path: string) {
  if (path === '/') return siteAddress // under a base path the server redirects from the slash at the end
  return path.startsWith('/') ? siteAddress + path : path
}
