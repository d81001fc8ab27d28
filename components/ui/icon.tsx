/**
 * A drawn icon. The first one of lucide brings 1.1 KB of script to its page, so only the home page has some.
 * @param path within 24 × 24, for all lines, because each element is in the page and again in React's data.
 */
export function Icon({ path, className }: { path: string; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`fill-none stroke-current ${className}`}>
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
