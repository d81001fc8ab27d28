'use client'
// Opens the visitor's mail program with the text from the fields.

import { type SubmitEvent, useLayoutEffect, useState } from 'react'
import { AfterSubmit } from '@/components/contact/after-submit'
import { type ContactWords, isTooLong, type Message, mailDraft } from '@/components/contact/mail-draft'
import { mailtoAddress } from '@/components/contact/mailto-address'
import { FieldLabel, fieldClass, TextField } from '@/components/contact/text-field'
import { fill } from '@/components/text/fill'
import { spaced } from '@/components/text/spaced'
import { buttonClass } from '@/components/ui/button-class'

type ContactFormProps = {
  email: string
  words: ContactWords
  /** Where the browser sends the fields. Without it, Submit makes a draft. */
  action?: string
}

/** Sends nothing itself. Without script, the browser sends the same fields, or makes the draft from them. */
export function ContactForm({ email, words, action }: ContactFormProps) {
  const [message, setMessage] = useState<Message>()
  const [submits, setSubmits] = useState(0)
  const { fields: labels } = words
  const draft = message && mailDraft(email, message, labels)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const isDraft = !action || event.nativeEvent.submitter?.hasAttribute('formaction')
    if (!isDraft) return
    const fields = readFields(event.currentTarget)
    event.preventDefault()
    setMessage(fields)
    setSubmits(submits + 1)
    const made = mailDraft(email, fields, labels)
    if (!isTooLong(made)) window.location.assign(made)
  }

  // The router keeps the state of a page that the visitor has left. Reset it, so that no old draft shows on return.
  useLayoutEffect(() => () => setMessage(undefined), [])

  return (
    <form
      action={action || mailtoAddress(email)}
      method="post"
      encType={action ? undefined : 'text/plain'}
      noValidate
      onSubmit={onSubmit}
      // The text to copy follows the fields.
      onInput={(event) => message && setMessage(readFields(event.currentTarget))}
    >
      <h2 className="font-semibold text-2xl tracking-tight">{words.heading}</h2>
      <p className="mt-2 note">{words.required}</p>
      <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <TextField label={labels.name} name="name" autoComplete="name" />
        <TextField
          label={labels.email}
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField label={labels.phone} name="phone" autoComplete="tel" inputMode="tel" />
        <TextField label={labels.subject} name="subject" autoComplete="off" />
        <div className="sm:col-span-2">
          <FieldLabel htmlFor="message">{labels.message}</FieldLabel>
          <textarea id="message" name="message" rows={6} aria-required className={fieldClass} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <button type="submit" aria-describedby="submit-hint" className={buttonClass.solid}>
          {words.submit}
        </button>
        {action && (
          <button
            type="submit"
            formAction={mailtoAddress(email)}
            formEncType="text/plain"
            className={`min-h-11 ${buttonClass.text}`}
          >
            {words.draft}
          </button>
        )}
        <p id="submit-hint" className="text-muted text-sm">
          {action ? fill(words.sends, { host: new URL(action).host }) : words.hint}
        </p>
      </div>
      <p role="status" className={message && 'mt-8'}>
        {draft && (
          // A new element for each click, so that screen readers say it again.
          <span key={submits}>
            <strong className="font-semibold">{spaced(words.notSent)}</strong>
            {fill(isTooLong(draft) ? words.tooLong : words.drafted, { email })}
          </span>
        )}
      </p>
      {message && draft && <AfterSubmit email={email} message={message} draft={draft} words={words} />}
    </form>
  )
}

/** Every field of the form that has a name is a text field. */
function readFields(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form)) as Message
}
