import type { ReactNode } from 'react'

/** The name of a page, underlined by a dimension line while its link, a `group`, is pointed at or leads to the current page. */
export function CurrentMark({ children }: { children: ReactNode }) {
  return (
    <span className="relative">
      {children}
      <span
        aria-hidden
        className="absolute inset-x-0 top-full dimension [scale:0_1] text-primary group-hover:[scale:1] group-aria-[current]:[scale:1]"
      />
    </span>
  )
}
