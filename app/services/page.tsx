import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { services, words } from '@/components/content'
import { Sheet } from '@/components/layout/sheet'
import { ServiceCards } from '@/components/services/service-cards'
import { counted } from '@/components/ui/plural'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/services')

export default function ServicesPage() {
  return (
    <Sheet
      href="/services"
      title={words.services.heading}
      count={counted(words.services.count, services.length)}
    >
      <ServiceCards />
    </Sheet>
  )
}
