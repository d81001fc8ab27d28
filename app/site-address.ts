/** Where the site is found, the base path included, without a slash at its end: the one source of every absolute address. */
export const siteAddress = process.env.SITE_ADDRESS ?? ''

/** @param path of a page or a file under `public/`, from `/`; a full address stays as it is. */
export function absolute(path: string) {
  return path.startsWith('/') ? siteAddress + path : path
}
