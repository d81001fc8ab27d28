import type { Content } from '@/components/content/content'
import { outsideRender } from '@/components/content/outside-render'

/** Keeps what is read of the content in a language, because a page asks for it about seventy times: half a second with 100 notes. */
export function keepByContent<Value>(read: (content: Content) => Value) {
  const known = new Map<Content, Value>()
  return (content: Content) => {
    const last = known.get(content)
    if (last) return last
    const value = outsideRender(read, content)
    known.set(content, value)
    // In development, files change while the server runs, and in tests.
    if (process.env.NODE_ENV !== 'production') outsideRender(setTimeout, () => known.delete(content))
    return value
  }
}
