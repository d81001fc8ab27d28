'use client'
// Writes to the clipboard.

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'

const SHOWN_MS = 8000

export type CopyWords = Record<'copied' | 'notCopied', string>

type CopyButtonProps = {
  text: string
  label: string
  words: CopyWords
  /** For plain http, which has no clipboard, and for browsers that refuse it: lets the visitor copy by hand. */
  onRefusal: () => void
}

export function CopyButton({ text, label, words, onRefusal }: CopyButtonProps) {
  const [outcome, setOutcome] = useState({ text: '', clicks: 0 })

  async function copy() {
    let result = words.copied
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      result = words.notCopied
      onRefusal()
    }
    setOutcome(({ clicks }) => ({ text: result, clicks: clicks + 1 }))
  }

  useEffect(() => {
    if (!outcome.text) return
    const timer = setTimeout(() => setOutcome((last) => ({ ...last, text: '' })), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden print:hidden">
      <button type="button" onClick={copy} className={buttonClass.quiet}>
        {label}
      </button>
      {/* With a new element for each click, screen readers say it again. */}
      <p role="status" className="text-muted text-sm">
        {outcome.text && <span key={outcome.clicks}>{outcome.text}</span>}
      </p>
    </div>
  )
}
