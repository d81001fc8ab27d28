import { encodedPath } from '@/components/text/addresses'

/** The address of the site with its base path, without a slash at the end. Every absolute address begins with it. */
export const siteAddress = process.env.SITE_ADDRESS ?? ''

export const siteHost = siteAddress.replace(/^https?:\/\//, '')

/** @param path is that of a page or a file under `public/`, from `/`, not encoded. A full address stays as it is. */
export function absolute(path: string) {
  if (path === '/') return siteAddress // under a base path, the server redirects an address with a slash at the end
  return path.startsWith('/') ? siteAddress + encodedPath(path) : path
}
