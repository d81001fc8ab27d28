import { pageMetadata } from '@/app/_metadata/page-metadata'
import { useContent } from '@/components/content/use-content'
import { Sheet } from '@/components/layout/sheet'
import { ServiceCards } from '@/components/services/service-cards'
import { counted } from '@/components/text/fill'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('/services')

export default function ServicesPage() {
  const { language, services, words } = useContent()
  return (
    <Sheet
      href="/services"
      title={words.services.heading}
      count={counted(words.services.count, services.length, language)}
    >
      <ServiceCards />
    </Sheet>
  )
}
