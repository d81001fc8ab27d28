'use client'
// Writes to the clipboard.

import { useRef, useState } from 'react'
import { type ContactWords, copyText, type Message, mailDraft } from '@/components/contact/mail-draft'
import { fieldClass } from '@/components/contact/text-field'
import { buttonClass } from '@/components/ui/button-class'
import { fillWith } from '@/components/ui/fill'

type HandoverProps = { email: string; message: Message; words: ContactWords }

/** Other ways to send the message, in case no mail program opened. */
export function Handover({ email, message, words }: HandoverProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  const copyable = copyText(message, words.fields)

  async function copy() {
    text.current?.select()
    try {
      await navigator.clipboard.writeText(copyable)
      setIsCopied(true)
    } catch {
      // Plain http has no clipboard, and some browsers refuse it. The text is selected, so the visitor can copy it by hand.
      text.current?.focus()
    }
  }

  return (
    <div className="mt-2">
      <p>
        {fillWith(
          words.otherWays,
          <a
            href={mailDraft(email, message, words.fields)}
            className="text-primary underline underline-offset-4"
          >
            {words.openAgain}
          </a>,
        )}
      </p>
      <textarea
        ref={text}
        readOnly
        aria-label={words.yourMessage}
        rows={6}
        value={copyable}
        className={`mt-4 ${fieldClass}`}
      />
      <button type="button" onClick={copy} className={`${buttonClass.outlined} mt-3`}>
        <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
      </button>
    </div>
  )
}
