import type { ComponentProps } from 'react'
import type { Message } from '@/components/contact/mail-draft'

export const fieldClass =
  'block w-full border border-line/80 border-b-muted/70 bg-background px-3.5 py-2.5 text-base hover:border-b-muted focus:border-primary focus:border-b-primary focus:outline-offset-0'

export function TextField({
  label,
  name,
  ...input
}: ComponentProps<'input'> & { label: string; name: keyof Message }) {
  return (
    <div>
      <FieldLabel htmlFor={name}>{label}</FieldLabel>
      <input {...input} type="text" id={name} name={name} aria-required className={fieldClass} />
    </div>
  )
}

export function FieldLabel({ htmlFor, children }: { htmlFor: string; children: string }) {
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block note">
      {children}{' '}
      <span aria-hidden className="text-primary">
        *
      </span>
    </label>
  )
}
