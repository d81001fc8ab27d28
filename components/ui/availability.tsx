import { owner } from '@/components/content/content'

/** Nothing if the owner does not say. */
export function Availability({ className = '' }: { className?: string }) {
  if (!owner.availability) return null
  return (
    <p dir="auto" className={`text-pencil ${className}`}>
      {owner.availability}
    </p>
  )
}
