import { pageMetadata } from '@/app/_metadata/page-metadata'
import { useContent } from '@/components/content/use-content'
import { Sheet } from '@/components/layout/sheet'
import { ServiceCards } from '@/components/services/service-cards'
import { counted } from '@/components/text/fill'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('/services')

export default function ServicesPage() {
  const { language, services, words } = useContent()
  const { count, heading } = words.services
  return (
    <Sheet href="/services" title={heading} count={counted(count, services.length, language)}>
      <ServiceCards />
    </Sheet>
  )
}
