/** We do without lucide here, because its first icon brings 1.1 KB of script to its page. @param path within 24 × 24. One path has all lines, because each path is in the page twice. */
export function Icon({ path, className }: { path: string; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`fill-none stroke-current ${className}`}>
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
