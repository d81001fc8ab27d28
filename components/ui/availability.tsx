import { useContent } from '@/components/content/use-content'
import { Text } from '@/components/ui/text'

export function Availability({ className = '' }: { className?: string }) {
  const { owner } = useContent()
  return <Text as="p" of={owner} field="availability" className={className} />
}
