import { AsyncLocalStorage } from 'node:async_hooks'
import { type ReactNode, Suspense } from 'react'
import { content } from '@/app/_owner/check/content'
import { findMistakes } from '@/app/_owner/check/mistakes'

// Files are looked at anew for every page, which a page that may be prerendered is not to do.
const outsideRender = AsyncLocalStorage.snapshot()

/** For the dev server: what shows the mistakes in the browser, in place of a page that could only fail. */
export function checkContent() {
  const mistakes = outsideRender(findMistakes, content)
  if (mistakes.length === 0) return undefined
  return (
    <html lang="en">
      <body>
        {/* Without a shell the framework would put a complaint of its own before ours. */}
        <Suspense>
          <ThrownMistakes messages={mistakes.map(({ path, text }) => `${String(path[0])}, ${text}`)} />
        </Suspense>
      </body>
    </html>
  )
}

function ThrownMistakes({ messages }: { messages: string[] }): ReactNode {
  throw new Error(messages.join('\n'))
}
