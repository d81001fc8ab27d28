import { CopyButton } from '@/components/contact/copy-button'
import letter from '@/components/contact/letter.svg'
import { phoneAddress } from '@/components/contact/phone-address'
import { hasContactCard } from '@/components/content/contact-details'
import { useContent } from '@/components/content/use-content'
import { withGitHubLink } from '@/components/github/with-github-link'
import { withBasePath } from '@/components/text/addresses'
import { mailtoAddress } from '@/components/text/mailto-address'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/external-link'
import { SocialLinks } from '@/components/ui/social-links'
import { Text } from '@/components/ui/text'

export function MainContact() {
  const { contactSocials } = useContent()
  return contactSocials
    .filter(({ isMain }) => isMain)
    .map(({ label, link }) => (
      <ExternalLink key={`${label} ${link}`} href={link} className={`${buttonClass.solid} mb-8 self-start`}>
        {label}
      </ExternalLink>
    ))
}

export function ContactPanel() {
  return (
    <aside aria-labelledby="contact-info" className="frame flex flex-col not-print:max-lg:hidden">
      {/* The drawing is a file, because the page would contain an SVG twice: as HTML and as React's data. */}
      <svg aria-hidden="true" className="squares min-h-56 w-full flex-1 border-line border-b print:hidden">
        <use href={`${letter.src}#drawing`} />
      </svg>
      <div className="p-8">
        <h2 id="contact-info" className="mb-5 font-semibold text-2xl tracking-tight">
          {useContent().words.contact.panel.heading}
        </h2>
        <DirectContact />
        <Elsewhere />
      </div>
    </aside>
  )
}

export function Elsewhere() {
  const { contactSocials, owner, words } = useContent()
  const others = contactSocials.filter(({ isMain }) => !isMain)
  const links = withGitHubLink(others, owner.handle)
  if (links.length === 0) return null
  return (
    <>
      <p className="mt-6 mb-3 note">{words.contact.panel.elsewhere}</p>
      <SocialLinks links={links} />
    </>
  )
}

export function DirectContact() {
  const { owner, words } = useContent()
  const { panel } = words.contact
  const { copied, notCopied } = words.contact.form
  const dialHref = phoneAddress(owner.phone ?? '')
  return (
    <>
      <p className="note">{panel.email}</p>
      <a
        href={mailtoAddress(owner.email)}
        className={`mt-1 mb-3 flex min-h-11 items-center font-semibold text-2xl tracking-tight wrap-anywhere ${buttonClass.text}`}
      >
        {owner.email}
      </a>
      <CopyButton text={owner.email} label={panel.copy} words={{ copied, notCopied }} />
      {owner.phone && (
        <>
          <p className="note mt-6">{panel.phone}</p>
          <p dir="ltr" className="flex min-h-11 w-fit items-center">
            {/* Without an address, a browser shows the number as plain text. */}
            <a href={dialHref} className={dialHref && `py-2.5 ${buttonClass.text}`}>
              {owner.phone}
            </a>
          </p>
        </>
      )}
      {hasContactCard({ owner }) && (
        <a href={withBasePath('/contact.vcf')} className={`mt-4 ${buttonClass.line}`}>
          {panel.save}
        </a>
      )}
      {owner.availability && <p className="note mt-6">{words.about.facts.available}</p>}
      <Text as="p" of={owner} field="availability" />
    </>
  )
}
