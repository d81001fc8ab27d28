import { pageMetadata } from '@/app/_metadata/page-metadata'
import { services, words } from '@/components/content/content'
import { Sheet } from '@/components/layout/sheet'
import { ServiceCards } from '@/components/services/service-cards'
import { counted } from '@/components/text/plural'

export const ensureStatic = 'navigation'

export const metadata = pageMetadata('/services')

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
