import type { InputHTMLAttributes } from 'react'
import type { Message } from '@/components/contact/mail-draft'

export const fieldClass =
  'block w-full border border-line/80 border-b-muted/70 bg-background px-3.5 py-2.5 text-base hover:border-b-muted focus:border-primary focus:border-b-primary focus:outline-offset-0'

export type TextFieldProps = InputHTMLAttributes<HTMLElement> & {
  label: string
  name: keyof Message
  rows?: number
}

export function TextField({ label, name, rows, ...attributes }: TextFieldProps) {
  return (
    <div className={rows ? 'flex flex-col sm:col-span-2' : undefined}>
      <label htmlFor={name} className="mb-1.5 block note">
        {label}{' '}
        {(attributes.required || attributes['aria-required']) && (
          <span aria-hidden className="text-primary">
            *
          </span>
        )}
      </label>
      {rows ? (
        <textarea {...attributes} id={name} name={name} rows={rows} className={`${fieldClass} flex-1`} />
      ) : (
        <input {...attributes} type="text" id={name} name={name} className={fieldClass} />
      )}
    </div>
  )
}
