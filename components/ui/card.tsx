import type { HTMLAttributes } from 'react'

/** A thin frame. Its corner marks move outwards on hover and focus. */
export function Card({
  as: Element = 'div',
  className = '',
  ...attributes
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'li' | 'aside' }) {
  return <Element {...attributes} className={`frame ${className}`} />
}
