import { useContent } from '@/components/content/use-content'
import { sheetOf } from '@/components/layout/sheets'
import { ServiceIcon } from '@/components/services/service-icon'
import { buttonClass } from '@/components/ui/button-class'
import { Card } from '@/components/ui/card'
import { PageLink } from '@/components/ui/page-link'
import { Text } from '@/components/ui/text'
import type { Service } from '@/content/schema/services'

export function ServiceCards() {
  const { services, words } = useContent()
  if (services.length === 0) return <p className="text-muted">{words.services.none}</p>
  return (
    <ul className="grid grid-cols-1 gap-8 lg:grid-cols-3">
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </ul>
  )
}

function ServiceCard({ service }: { service: Service }) {
  const content = useContent()
  return (
    <Card as="li" className="flex flex-col p-6 lg:p-8">
      <ServiceIcon name={service.icon} />
      <Text as="h2" of={service} field="headName" className="mt-6 font-semibold text-2xl tracking-tight" />
      <Text as="p" of={service} field="detail" className="mt-3 mb-6 text-pretty text-base/6.5 text-muted" />
      {service.technologies.length > 0 && (
        <ul className="mb-6 flex flex-wrap gap-x-4 gap-y-1 note text-foreground">
          {service.technologies.map((technology) => (
            <li key={technology} dir="auto">
              {technology}
            </li>
          ))}
        </ul>
      )}
      {sheetOf(content, '/project').number > 0 && (
        <PageLink
          href={`${content.base}/project?filter=${encodeURIComponent(service.filter)}`}
          className={`${buttonClass.outlined} mt-auto self-start print:hidden`}
        >
          <Text of={service} field="btnData" />
        </PageLink>
      )}
    </Card>
  )
}
