'use client'
// Writes to the clipboard.

import { useRef, useState } from 'react'
import { copyText, type Message, mailDraft } from '@/components/contact/mail-draft'
import { fieldClass } from '@/components/contact/text-field'
import { buttonClass } from '@/components/ui/button-class'

/** Other ways to send the message, in case no mail program opened. */
export function Handover({ email, message }: { email: string; message: Message }) {
  const text = useRef<HTMLTextAreaElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    text.current?.select()
    try {
      await navigator.clipboard.writeText(copyText(message))
      setIsCopied(true)
    } catch {
      // Plain http has no clipboard, and some browsers refuse it. The text is selected, so the visitor can copy it by hand.
      text.current?.focus()
    }
  }

  return (
    <div className="mt-2">
      <p>
        If it did not open,{' '}
        <a href={mailDraft(email, message)} className="text-primary underline underline-offset-4">
          open the draft again
        </a>{' '}
        or copy the message and send it your own way.
      </p>
      <textarea
        ref={text}
        readOnly
        aria-label="Your message"
        rows={6}
        value={copyText(message)}
        className={`mt-4 ${fieldClass}`}
      />
      <button type="button" onClick={copy} className={`${buttonClass.outlined} mt-3`}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy the message'}</span>
      </button>
    </div>
  )
}
