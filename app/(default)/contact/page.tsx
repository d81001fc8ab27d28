import { pageMetadata } from '@/app/_metadata/page-metadata'
import { ContactForm } from '@/components/contact/contact-form'
import { ContactPanel, DirectContact, Elsewhere, MainContact } from '@/components/contact/contact-panel'
import { useContent } from '@/components/content/use-content'
import { Sheet } from '@/components/layout/sheet'

export const generateMetadata = () => pageMetadata('/contact')

export default function ContactPage() {
  const { owner, words } = useContent()
  return (
    <Sheet href="/contact" title={words.contact.heading}>
      <MainContact />
      {/* Small screens have no panel. There, direct contacts stand above the form, and all other links below it. */}
      <div className="mb-8 lg:hidden print:hidden">
        <DirectContact />
      </div>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="frame p-5 sm:p-8 print:hidden">
          <ContactForm
            email={owner.email}
            words={words.contact.form}
            action={owner.formAction}
            honeypot={owner.formHoneypot}
            isPhoneOptional={owner.isPhoneOptional}
          />
        </div>
        <ContactPanel />
      </div>
      <div className="lg:hidden print:hidden">
        <Elsewhere />
      </div>
    </Sheet>
  )
}
