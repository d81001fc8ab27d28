import type { Content } from '@/components/content/content'
import { outsideRender } from '@/components/files/keep-by-file'

/** Keeps the value of `read` for a language. A page asks for it some 70 times, which would take 0.5 s with 100 notes. */
export function keepByContent<Value>(read: (content: Content) => Value) {
  const known = new Map<Content, Value>()
  return (content: Content) => {
    const last = known.get(content)
    if (last) return last
    const value = outsideRender(read, content)
    known.set(content, value)
    // Files change during development and in tests, so the value is dropped at the next timer.
    if (process.env.NODE_ENV !== 'production') outsideRender(setTimeout, () => known.delete(content))
    return value
  }
}
