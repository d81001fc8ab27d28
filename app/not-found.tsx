/** In a build, `after-build.ts` puts the finished 404 in its place. What it shows would be in the data of every page. */
export default function NotFound() {
  return null
}
