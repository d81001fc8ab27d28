import { COMMA } from '@/components/text/comma'

/** The technologies of a project, one by one. */
export function techKeywords({ techUsed }: { techUsed: string }) {
  return techUsed.split(COMMA).filter(Boolean)
}
