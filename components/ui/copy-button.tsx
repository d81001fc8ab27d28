'use client'
// Writes to the clipboard.

import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'

type CopyButtonProps = {
  text: string
  label: string
  /** Replaces the label after a copy. */
  copied: string
  /** For plain http, which has no clipboard, and for browsers that refuse it: lets the visitor copy by hand. */
  onRefusal: () => void
}

export function CopyButton({ text, label, copied, onRefusal }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      onRefusal()
    }
  }
  return (
    <button type="button" onClick={copy} className={`${buttonClass.quiet} noscript:hidden print:hidden`}>
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </button>
  )
}
