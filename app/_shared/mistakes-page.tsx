import { type ReactNode, Suspense } from 'react'
import { findMistakes } from '@/app/_findings/content/mistakes'
import { asLines } from '@/app/_findings/report'
import { contentFiles } from '@/components/content/content-files'
import { outsideRender } from '@/components/files/keep-by-file'

/** Lists the mistakes in the content, in the dev server, where they would make each page fail. */
export function mistakesPage() {
  const mistakes = outsideRender(() => asLines(findMistakes(contentFiles)))
  if (mistakes.length === 0) return undefined
  return (
    <html lang="en">
      <body>
        {/* Without this shell, Next would show an error of its own before ours. */}
        <Suspense>
          <ThrownMistakes messages={mistakes} />
        </Suspense>
      </body>
    </html>
  )
}

function ThrownMistakes({ messages }: { messages: string[] }): ReactNode {
  const error = new Error(messages.join('\n'))
  // Next shows the code of the first place in the stack. That would be this file, so the stack gets no place.
  error.stack = String(error)
  throw error
}
