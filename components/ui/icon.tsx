/** Draws one path of 24 × 24, because HTML and React's data both contain it. An icon of lucide costs a page 1.1 KB. */
export function Icon({ path, className }: { path: string; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`fill-none stroke-current ${className}`}>
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
