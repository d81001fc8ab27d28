import { CopyButton } from '@/components/contact/copy-button'
import { type ContactWords, copyText, type Message } from '@/components/contact/mail-draft'
import { fieldClass } from '@/components/contact/text-field'
import { fillWith } from '@/components/text/fill'

type AfterSubmitProps = { message: Message; draft: string; words: ContactWords }

/** Offers the message to a visitor whose mail program has not opened. @param draft the `mailto:` address that has opened it. */
export function AfterSubmit({ message, draft, words }: AfterSubmitProps) {
  const text = copyText(message, words.fields)
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
        readOnly
        aria-label={words.yourMessage}
        rows={6}
        value={text}
        className={`mt-4 mb-3 ${fieldClass}`}
      />
      <CopyButton text={text} label={words.copy} words={words} />
    </div>
  )
}
