'use client'
// Selects the text that cannot be copied.

import { useRef } from 'react'
import { type ContactWords, copyText, isTooLong, type Message } from '@/components/contact/mail-draft'
import { mailtoAddress } from '@/components/contact/mailto-address'
import { fieldClass } from '@/components/contact/text-field'
import { fillWith } from '@/components/text/fill'
import { buttonClass } from '@/components/ui/button-class'
import { CopyButton } from '@/components/ui/copy-button'

type AfterSubmitProps = { email: string; message: Message; draft: string; words: ContactWords }

/** Other ways to send the message, in case no mail program opened. */
export function AfterSubmit({ email, message, draft, words }: AfterSubmitProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  const copyable = copyText(message, words.fields)

  function selectText() {
    text.current?.select()
    text.current?.focus()
  }

  return (
    <div className="mt-2">
      {!isTooLong(draft) && (
        <p>
          {fillWith(
            words.otherWays,
            <a href={draft} className="text-primary underline underline-offset-4">
              {words.openAgain}
            </a>,
          )}
        </p>
      )}
      <textarea
        ref={text}
        readOnly
        aria-label={words.yourMessage}
        rows={6}
        value={copyable}
        className={`mt-4 mb-3 ${fieldClass}`}
      />
      <CopyButton text={copyable} label={words.copy} words={words} onRefusal={selectText} />
      {isTooLong(draft) && (
        <a
          href={mailtoAddress(email)}
          className={`mt-2 flex min-h-11 w-fit items-center ${buttonClass.text}`}
        >
          {words.openEmpty}
        </a>
      )}
    </div>
  )
}
