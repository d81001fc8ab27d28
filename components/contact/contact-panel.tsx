import { hasContactCard } from '@/components/contact/contact-details'
import { CopyButton } from '@/components/contact/copy-button'
import letter from '@/components/contact/letter.svg'
import { mailtoAddress } from '@/components/contact/mailto-address'
import { phoneAddress } from '@/components/contact/phone-address'
import { withBasePath } from '@/components/content/addresses'
import { useContent } from '@/components/content/use-content'
import { withGitHubLink } from '@/components/github/with-github-link'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/external-link'
import { profileRel, SocialLinks } from '@/components/ui/social-links'
import { Text } from '@/components/ui/text'

function useLinks() {
  const { contactSocials, owner } = useContent()
  return withGitHubLink(
    contactSocials.filter(({ isMain }) => !isMain),
    owner.handle,
  )
}

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
  const { owner, words } = useContent()
  const { panel } = words.contact
  const links = useLinks()
  return (
    <aside aria-labelledby="contact-info" className="frame flex flex-col not-print:max-lg:hidden">
      {/* A file, because an SVG in the page would reach the browser twice: as HTML and as React's data. */}
      <svg aria-hidden="true" className="squares min-h-56 w-full flex-1 border-line border-b print:hidden">
        <use href={`${letter.src}#drawing`} />
      </svg>
      <div className="p-8">
        <h2 id="contact-info" className="mb-5 font-semibold text-2xl tracking-tight">
          {panel.heading}
        </h2>
        <DirectContact />
        <Text as="p" of={owner} field="availability" className="mt-6" />
        {links.length > 0 && (
          <>
            <p className="mt-6 mb-3 note">{panel.elsewhere}</p>
            <SocialLinks links={links} />
          </>
        )}
      </div>
    </aside>
  )
}

export function ShortContact() {
  return (
    <div className="mb-8 lg:hidden print:hidden">
      <DirectContact />
      <Text as="p" of={useContent().owner} field="availability" className="mt-4" />
    </div>
  )
}

/** Below the form on small screens, where the specification wants no panel. */
export function OtherContacts() {
  const { panel } = useContent().words.contact
  const links = useLinks()
  if (links.length === 0) return null
  return (
    <div className="mt-8 lg:hidden print:hidden">
      <p className="note">{panel.elsewhere}</p>
      <ul className="flex flex-wrap gap-x-6">
        {links.map((social) => (
          <li key={`${social.label} ${social.link}`}>
            <ExternalLink
              href={social.link}
              rel={profileRel(social)}
              className={`min-w-11 ${buttonClass.line}`}
            >
              {social.label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function DirectContact() {
  const { owner, words } = useContent()
  const { panel, form } = words.contact
  const number = phoneAddress(owner.phone ?? '')
  return (
    <>
      <p className="note">{panel.email}</p>
      <a
        href={mailtoAddress(owner.email)}
        className={`mt-1 mb-3 flex min-h-11 items-center font-semibold text-2xl tracking-tight [overflow-wrap:anywhere] ${buttonClass.text}`}
      >
        {owner.email}
      </a>
      <CopyButton
        text={owner.email}
        label={panel.copy}
        words={{ copied: form.copied, notCopied: form.notCopied }}
      />
      {owner.phone && (
        <>
          <p className="note mt-6">{panel.phone}</p>
          <p dir="ltr" className="flex min-h-11 w-fit items-center">
            {number ? (
              <a href={number} className={`py-2.5 ${buttonClass.text}`}>
                {owner.phone}
              </a>
            ) : (
              owner.phone
            )}
          </p>
        </>
      )}
      {hasContactCard({ owner }) && (
        <a href={withBasePath('/contact.vcf')} className={`mt-4 ${buttonClass.line}`}>
          {panel.save}
        </a>
      )}
    </>
  )
}
