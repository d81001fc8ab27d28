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
      <FieldLabel htmlFor={name} isMarked={Boolean(input.required || input['aria-required'])}>
        {label}
      </FieldLabel>
      <input {...input} type="text" id={name} name={name} className={fieldClass} />
    </div>
  )
}

type FieldLabelProps = { htmlFor: string; isMarked: boolean; children: string }

export function FieldLabel({ htmlFor, isMarked, children }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block note">
      {children}{' '}
      {isMarked && (
        <span aria-hidden className="text-primary">
          *
        </span>
      )}
    </label>
  )
}
