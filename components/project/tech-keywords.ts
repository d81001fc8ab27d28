import { COMMA } from '@/components/text/comma'

export function techKeywords({ techUsed }: { techUsed: string }) {
  return techUsed.split(COMMA).filter(Boolean)
}
