import { AsyncLocalStorage } from 'node:async_hooks'
import { type ReactNode, Suspense } from 'react'
import { content } from '@/app/_owner/check/content'
import { findMistakes } from '@/app/_owner/check/mistakes'

// The check reads files again for every page. Next forbids this in a page that may be prerendered, so the check runs
// outside its context.
const outsideRender = AsyncLocalStorage.snapshot()

/** For the dev server. With mistakes, the browser shows their list instead of a page that would fail. */
export function checkContent() {
  const mistakes = outsideRender(findMistakes, content)
  if (mistakes.length === 0) return undefined
  return (
    <html lang="en">
      <body>
        {/* Without this shell, Next would show an error of its own before ours. */}
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
