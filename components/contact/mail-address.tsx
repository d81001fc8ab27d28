'use client'
// Copies the address, and selects it if the browser refuses.

import { useRef } from 'react'
import { mailtoAddress } from '@/components/contact/mailto-address'
import { buttonClass } from '@/components/ui/button-class'
import { CopyButton, type CopyWords } from '@/components/ui/copy-button'

type MailAddressProps = { email: string; label: string; copy: string; words: CopyWords }

export function MailAddress({ email, label, copy, words }: MailAddressProps) {
  const address = useRef<HTMLAnchorElement>(null)
  return (
    <>
      <p className="note">{label}</p>
      <a
        ref={address}
        href={mailtoAddress(email)}
        className={`mt-1 mb-3 flex min-h-11 items-center font-semibold text-2xl tracking-tight [overflow-wrap:anywhere] ${buttonClass.text}`}
      >
        {email}
      </a>
      <CopyButton
        text={email}
        label={copy}
        words={words}
        onRefusal={() => address.current && getSelection()?.selectAllChildren(address.current)}
      />
    </>
  )
}
