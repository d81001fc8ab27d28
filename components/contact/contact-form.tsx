'use client'
// Opens the visitor's mail program with the text from the fields.

import { type FormEvent, useEffect, useState } from 'react'
import { Handover } from '@/components/contact/handover'
import { type ContactWords, copyText, type Message, mailDraft } from '@/components/contact/mail-draft'
import { FieldLabel, fieldClass, TextField } from '@/components/contact/text-field'
import { buttonClass } from '@/components/ui/button-class'
import { fill } from '@/components/ui/fill'

/** Sends nothing itself. Without script, the browser makes the draft from the same fields. */
export function ContactForm({ email, words }: { email: string; words: ContactWords }) {
  const [message, setMessage] = useState<Message>()
  const { fields: labels } = words

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Message // every field below is a text field
    const draft = mailDraft(email, fields, labels)
    event.preventDefault()
    setMessage(fields)
    window.location.assign(draft)
  }

  // The router keeps the state of a page that the visitor has left. Reset it, so that no old draft shows on return.
  useEffect(() => () => setMessage(undefined), [])

  return (
    <form action={`mailto:${email}`} method="post" encType="text/plain" noValidate onSubmit={onSubmit}>
      <h2 className="font-semibold text-2xl tracking-tight">{words.heading}</h2>
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
          <textarea id="message" name="message" rows={6} className={fieldClass} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <button type="submit" aria-describedby="submit-hint" className={buttonClass.solid}>
          {words.submit}
        </button>
        <p id="submit-hint" className="text-muted text-sm">
          {words.hint}
        </p>
      </div>
      <p role="status" className={message && 'mt-8'}>
        {message && (
          <>
            <strong className="font-semibold">{words.notSent}</strong> {fill(words.drafted, { email })}
          </>
        )}
      </p>
      {message && <Handover key={copyText(message, labels)} email={email} message={message} words={words} />}
    </form>
  )
}
