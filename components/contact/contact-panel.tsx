import { Card } from '@/components/ui/card'
import { SocialLinks } from '@/components/ui/social-links'
import { owner } from '@/content/owner'
import { contactSocials } from '@/content/socials'
import { words } from '@/content/words'

export function ContactPanel() {
  return (
    <Card as="aside" aria-labelledby="contact-info" className="p-8 not-print:max-lg:hidden">
      <h2 id="contact-info" className="font-semibold text-2xl tracking-tight">
        {words.contact.panel.heading}
      </h2>
      <p className="mt-6 font-mono text-label text-muted">{words.contact.panel.email}</p>
      <a
        href={`mailto:${owner.email}`}
        className="inline-flex min-h-11 max-w-full items-center underline decoration-line underline-offset-8 hover:text-primary"
      >
        {owner.email}
      </a>
      {contactSocials.length > 0 && (
        <>
          <p className="mt-6 mb-3 font-mono text-label text-muted">{words.contact.panel.elsewhere}</p>
          <SocialLinks links={contactSocials} />
        </>
      )}
    </Card>
  )
}
