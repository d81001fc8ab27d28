import { Card } from '@/components/ui/card'
import { SocialLinks } from '@/components/ui/social-links'
import { owner } from '@/content/owner'
import { contactSocials } from '@/content/socials'

export function ContactPanel() {
  return (
    <aside aria-label="Contact info" className="not-print:max-lg:hidden">
      <Card className="p-8">
        <h2 className="font-semibold text-2xl tracking-tight">Contact Info</h2>
        <p className="mt-6 font-mono text-label text-muted">E-mail</p>
        <a
          href={`mailto:${owner.email}`}
          className="break-words underline decoration-line underline-offset-8 hover:text-primary"
        >
          {owner.email}
        </a>
        {contactSocials.length > 0 && (
          <>
            <p className="mt-8 mb-3 font-mono text-label text-muted">Elsewhere</p>
            <SocialLinks links={contactSocials} />
          </>
        )}
      </Card>
    </aside>
  )
}
