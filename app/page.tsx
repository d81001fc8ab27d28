import { Hero } from '@/components/home/hero'
import { Sheet } from '@/components/layout/sheet'

export const ensureStatic = 'navigation'

export default function HomePage() {
  return (
    <Sheet href="/">
      <Hero />
    </Sheet>
  )
}
