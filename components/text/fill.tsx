import type { ReactNode } from 'react'

/** The text with a value in place of each `{name}`. */
export function fill(text: string, values: Record<string, string | number>) {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
}

/** The text with an element in place of its only placeholder. */
export function fillWith(text: string, element: ReactNode) {
  const [before, after] = text.split(/\{\w+\}/)
  return (
    <>
      {before}
      {element}
      {after}
    </>
  )
}
