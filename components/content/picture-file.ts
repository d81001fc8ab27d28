/** Returns the file of a picture. What reads, resizes or checks one asks here. @param path as the content names it, from `/`. */
export function pictureFile(path: string) {
  return `public${path}`
}
