'use client'
// Selects the text that cannot be copied.

import { useRef } from 'react'
import { type ContactWords, copyText, type Message } from '@/components/contact/mail-draft'
import { fieldClass } from '@/components/contact/text-field'
import { fillWith } from '@/components/text/fill'
import { CopyButton } from '@/components/ui/copy-button'

type AfterSubmitProps = { message: Message; draft: string; words: ContactWords }

/** Other ways to send the message, in case no mail program opened or it got no message. */
export function AfterSubmit({ message, draft, words }: AfterSubmitProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  const copyable = copyText(message, words.fields)

  function selectText() {
    text.current?.select()
    text.current?.focus()
  }

  return (
    <div className="mt-2">
      <p>
        {fillWith(
          words.otherWays,
          <a href={draft} className="text-primary underline underline-offset-4">
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
        className={`mt-4 mb-3 ${fieldClass}`}
      />
      <CopyButton text={copyable} label={words.copy} words={words} onRefusal={selectText} />
    </div>
  )
}
