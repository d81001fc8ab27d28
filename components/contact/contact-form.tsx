'use client'
// Opens the visitor's mail program with the text from the fields.

import { type InputEvent, type SubmitEvent, useState } from 'react'
import { CopyButton } from '@/components/contact/copy-button'
import { type ContactWords, copyText, type Message, mailDraft } from '@/components/contact/mail-draft'
import { fieldClass, TextField, type TextFieldProps } from '@/components/contact/text-field'
import { fill, fillWith } from '@/components/text/fill'
import { mailtoAddress } from '@/components/text/mailto-address'
import { spaced } from '@/components/text/spaced'
import { buttonClass } from '@/components/ui/button-class'

type ContactFormProps = {
  email: string
  words: ContactWords
  /** The address to which the browser sends the fields. Without it, Submit makes a mail draft, even of empty fields. */
  action?: string
  honeypot?: string
  isPhoneOptional?: boolean
}

const FORM_FIELDS: Omit<TextFieldProps, 'label'>[] = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'off', spellCheck: false },
  { name: 'phone', autoComplete: 'tel', inputMode: 'tel' },
  { name: 'subject', autoComplete: 'off' },
  { name: 'message', rows: 6 },
]

/** The browser, not the script, sends the fields. Without script, the browser also makes the mail draft. */
export function ContactForm({ email, words, action, honeypot, isPhoneOptional }: ContactFormProps) {
  const [submitted, setSubmitted] = useState<{ message: Message; at: number }>()
  const { fields: labels } = words
  const mail = { action: mailtoAddress(email), encType: 'text/plain', noValidate: true }
  const target = action ? { action } : mail
  // A service gets no empty field. A draft may have empty fields.
  const required = action ? { required: true } : { 'aria-required': true }
  const draft = submitted && mailDraft(email, submitted.message, labels)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const isDraft = !action || event.nativeEvent.submitter?.hasAttribute('formaction')
    if (!isDraft) return
    event.preventDefault()
    const message = readFields(event.currentTarget)
    setSubmitted({ message, at: event.timeStamp })
    window.location.assign(mailDraft(email, message, labels))
  }

  function onInput(event: InputEvent<HTMLFormElement>) {
    if (submitted) setSubmitted({ ...submitted, message: readFields(event.currentTarget) })
  }

  return (
    <form {...target} method="post" onSubmit={onSubmit} onInput={onInput} className="flex h-full flex-col">
      <h2 className="font-semibold text-2xl tracking-tight">{words.heading}</h2>
      <p className="mt-2 note">{words.required}</p>
      <div className="mt-5 grid flex-1 grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2 sm:grid-rows-[auto_auto_1fr]">
        {FORM_FIELDS.map((field) => (
          <TextField
            key={field.name}
            {...(field.name === 'phone' && isPhoneOptional ? {} : required)}
            {...field}
            label={labels[field.name]}
          />
        ))}
      </div>
      {action && honeypot && <input name={honeypot} hidden autoComplete="off" aria-hidden />}
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <button type="submit" aria-describedby="submit-hint" className={buttonClass.solid}>
          {words.submit}
        </button>
        {action && (
          <button
            type="submit"
            formAction={mail.action}
            formNoValidate
            formEncType={mail.encType}
            className={`min-h-11 ${buttonClass.text}`}
          >
            {words.draft}
          </button>
        )}
        <p id="submit-hint" className="text-muted text-sm">
          {action ? fill(words.sends, { host: new URL(action).host }) : words.hint}
        </p>
      </div>
      <p role="status" className={submitted && 'mt-8'}>
        {draft && (
          // Each click makes a new element, so that screen readers say the notice again.
          <span key={submitted.at}>
            <strong className="font-semibold">{spaced(words.notSent)}</strong>
            {fill(draft.includes('&body=') ? words.drafted : words.tooLong, { email })}
          </span>
        )}
      </p>
      {draft && <OtherWays draft={draft} text={copyText(submitted.message, labels)} words={words} />}
    </form>
  )
}

/** Helps a visitor whose mail program has not opened. */
function OtherWays({ draft, text, words }: { draft: string; text: string; words: ContactWords }) {
  const link = (
    <a href={draft} className="text-primary underline underline-offset-4">
      {words.openAgain}
    </a>
  )
  return (
    <div className="mt-2">
      <p>{fillWith(words.otherWays, link)}</p>
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

/** Every field of the form that has a name is a text field. */
function readFields(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form)) as Message
}
