'use client'
// Hands what was typed to the visitor's own mail program.

import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { copyText, type Message, mailDraft } from '@/components/contact/mail-draft'
import { buttonClass } from '@/components/ui/button-class'

const fieldClass =
  'block w-full rounded-sm border border-line bg-background px-3.5 py-2.5 text-base transition-colors hover:border-muted focus:border-primary'

/** Sends nothing itself. Without script the browser makes the draft from the same fields. */
export function ContactForm({ email }: { email: string }) {
  const [message, setMessage] = useState<Message>()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Message // every field below is a text field
    const draft = mailDraft(email, fields)
    event.preventDefault()
    setMessage(fields)
    window.location.assign(draft)
  }

  // The router keeps a page that was left, and its state with it; on return nothing has just been handed over.
  useEffect(() => () => setMessage(undefined), [])

  return (
    <form action={`mailto:${email}`} method="post" encType="text/plain" noValidate onSubmit={onSubmit}>
      <h2 className="font-semibold text-2xl tracking-tight">Send us a Message</h2>
      <div className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" />
        <TextField
          label="Email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="off"
          spellCheck={false}
        />
        <TextField label="Phone Number" name="phone" autoComplete="tel" inputMode="tel" />
        <TextField label="Subject" name="subject" autoComplete="off" />
        <div className="sm:col-span-2">
          <FieldLabel htmlFor="message">Message</FieldLabel>
          <textarea id="message" name="message" rows={7} className={fieldClass} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <button type="submit" className={buttonClass.solid}>
          Submit
        </button>
        <p className="text-muted text-sm">Opens your mail program with the message as a draft.</p>
      </div>
      <p role="status" className={message && 'mt-8'}>
        {message && (
          <>
            <strong className="font-semibold">Nothing has been sent from this page.</strong> Your mail program
            should now show the message as a draft to {email}: send it from there.
          </>
        )}
      </p>
      {message && <Handover key={copyText(message)} email={email} message={message} />}
    </form>
  )
}

function TextField({
  label,
  name,
  ...input
}: ComponentProps<'input'> & { label: string; name: keyof Message }) {
  return (
    <div>
      <FieldLabel htmlFor={name}>{label}</FieldLabel>
      <input {...input} type="text" id={name} name={name} className={fieldClass} />
    </div>
  )
}

function FieldLabel({ htmlFor, children }: { htmlFor: string; children: string }) {
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block font-medium text-[0.9375rem]">
      {children} <span className="text-primary">*</span>
    </label>
  )
}

function Handover({ email, message }: { email: string; message: Message }) {
  const text = useRef<HTMLTextAreaElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    text.current?.select()
    // Refused on plain http and by some browsers; the text is selected then, ready to be copied by hand.
    await navigator.clipboard?.writeText(copyText(message)).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
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
