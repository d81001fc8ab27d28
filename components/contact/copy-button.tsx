'use client'
// Writes to the clipboard.

import { type MouseEvent, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'

type CopyButtonProps = { text: string; label: string; words: Record<'copied' | 'notCopied', string> }

/** If the copy fails, as over plain http, the button selects the text in the element in front of it. */
export function CopyButton({ text, label, words }: CopyButtonProps) {
  const [outcome, setOutcome] = useState({ text: '', words: '', at: 0 })

  async function onClick({ currentTarget, timeStamp: at }: MouseEvent<HTMLButtonElement>) {
    const source = currentTarget.parentElement?.previousElementSibling
    try {
      await navigator.clipboard.writeText(text)
      setOutcome({ text, words: words.copied, at })
    } catch {
      if (source instanceof HTMLTextAreaElement) {
        source.select()
        source.focus()
      } else if (source) getSelection()?.selectAllChildren(source)
      setOutcome({ text, words: words.notCopied, at })
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden print:hidden">
      <button type="button" onClick={onClick} className={buttonClass.quiet}>
        {label}
      </button>
      {/* Each click makes a new element, so that screen readers say the outcome again. */}
      <p role="status" className="text-muted text-sm">
        {outcome.text === text && <span key={outcome.at}>{outcome.words}</span>}
      </p>
    </div>
  )
}
