/** Draws one path of 24 × 24. An icon of lucide would cost a page 1.1 KB, because HTML and React's data contain it. */
export function Icon({ path, className }: { path: string; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`fill-none stroke-current ${className}`}>
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
