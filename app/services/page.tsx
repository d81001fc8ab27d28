import { sheetMetadata } from '@/app/_site/sheet-metadata'
import { Sheet } from '@/components/layout/sheet'
import { ServiceCards } from '@/components/services/service-cards'
import { words } from '@/content/words'

export const ensureStatic = 'navigation'

export const metadata = sheetMetadata('/services')

export default function ServicesPage() {
  return (
    <Sheet href="/services" title={words.services.heading}>
      <ServiceCards />
    </Sheet>
  )
}
