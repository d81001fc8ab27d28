import { useContent } from '@/components/content/use-content'
import { sheetOf } from '@/components/layout/sheets'
import { buttonClass } from '@/components/ui/button-class'
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
  const [subject, construction] = DRAWINGS[service.icon]
  return (
    <li className="frame flex flex-col p-6 lg:p-8">
      <svg
        aria-hidden="true"
        viewBox="0 0 64 64"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="-ms-2 size-20 fill-none stroke-primary"
      >
        <path d={subject} strokeWidth="1.5" />
        <path d={construction} strokeWidth="0.75" opacity="0.6" />
      </svg>
      <Text as="h2" of={service} field="headName" className="mt-6 font-semibold text-2xl tracking-tight" />
      <Text as="p" of={service} field="detail" className="mt-3 mb-6 text-pretty text-base/6.5 text-muted" />
      {service.technologies.length > 0 && (
        <ul className="mb-6 flex flex-wrap gap-x-4 gap-y-1 note text-foreground">
          {[...new Set(service.technologies)].map((technology) => (
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
    </li>
  )
}

const DRAWINGS: Record<Service['icon'], [subject: string, construction: string]> = {
  web: [
    'M10 12h44v38H10zM10 21h44M15 16.5h.01M19.5 16.5h.01M24 16.5h.01M25 30l-7 7 7 7M39 30l7 7-7 7M35 28.5l-6 17',
    'M32 5v4M32 53v4M4 31h3M57 31h3',
  ],
  program: [
    'M14 14h36v36H14zM23 14v-5M32 14v-5M41 14v-5M23 55v-5M32 55v-5M41 55v-5M14 23h-5M14 32h-5M14 41h-5M55 23h-5M55 32h-5M55 41h-5M23 26l7 6-7 6M33 39h9',
    'M32 4v3M32 57v3M4 32h3M57 32h3M18 22v-4h4M42 46h4v-4',
  ],
  gui: [
    'M8.5 8.5h5v5h-5zM50.5 8.5h5v5h-5zM8.5 50.5h5v5h-5zM50.5 50.5h5v5h-5zM17 17h30v9H17zM17 31h14v16H17zM37 32h10M37 39h10M37 46h6M21.5 21.5h.01M26 21.5h.01',
    'M32 4v4M32 56v4M4 32h4M56 32h4M13.5 11h37M13.5 53h37M11 13.5v37M53 13.5v37M17 31l14 16M31 31l-14 16',
  ],
}
