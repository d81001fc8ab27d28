import { useContent } from '@/components/content/use-content'

/** Nothing if the owner does not say. */
export function Availability({ className = '' }: { className?: string }) {
  const { langOf, owner } = useContent()
  if (!owner.availability) return null
  return (
    <p {...langOf(owner, 'availability')} dir="auto" className={`text-pencil ${className}`}>
      {owner.availability}
    </p>
  )
}
