import { pageMetadata } from '@/app/_metadata/page-metadata'
import { useContent } from '@/components/content/use-content'
import { Sheet } from '@/components/layout/sheet'
import { ServiceCards } from '@/components/services/service-cards'

export const generateMetadata = () => pageMetadata('/services')

export default function ServicesPage() {
  return (
    <Sheet href="/services" title={useContent().words.services.heading}>
      <ServiceCards />
    </Sheet>
  )
}
