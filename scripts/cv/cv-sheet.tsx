import { profiles } from '@/app/_metadata/json-resume'
import { mailtoAddress } from '@/components/contact/mailto-address'
import { phoneAddress } from '@/components/contact/phone-address'
import { useContent } from '@/components/content/use-content'
import { fillWith } from '@/components/text/fill'
import { directionOf } from '@/components/text/locale'
import { roleName } from '@/components/text/role-name'
import { CalendarDate } from '@/components/ui/calendar-date'
import { isExample, real } from '@/content/schema/example'
import { CvCareer } from '@/scripts/cv/cv-career'
import type { CvContent } from '@/scripts/cv/cv-content'
import { CvPerson } from '@/scripts/cv/cv-person'

type CvSheetProps = {
  styles: string
  /** Of the site, if it is known. */
  address?: string
  content: CvContent
}

/** The page that `npm run cv` prints. */
export function CvSheet({ styles, address, content }: CvSheetProps) {
  const { language, owner, words } = useContent()
  return (
    <html lang={language} dir={directionOf(language)}>
      {/* biome-ignore lint/style/noHeadElement: this document is printed; it is no page of the site */}
      <head>
        <meta charSet="utf-8" />
        <title>{`${owner.name}, ${words.cv.title}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        <header>
          <div>
            <h1>{owner.name}</h1>
            <p className="roles">{owner.roles.map(roleName).join(' · ')}</p>
            {real(owner.headline) && <p>{owner.headline}</p>}
            {owner.availability && <p>{owner.availability}</p>}
          </div>
          <div className="block">
            <p>{words.cv.title}</p>
            <p>{fillWith(words.cv.updated, <CalendarDate date={owner.updated} />)}</p>
          </div>
          <Contact address={address} />
        </header>
        <main>
          <CvCareer {...content} />
          <CvPerson {...content} />
        </main>
      </body>
    </html>
  )
}

function Contact({ address }: { address?: string }) {
  const content = useContent()
  const { owner } = content
  const links = profiles(content).map(({ url }) => url)
  return (
    <ul className="contact">
      {real(owner.place) && <li>{owner.place}</li>}
      {!isExample(owner.email) && (
        <li>
          <a href={mailtoAddress(owner.email)}>{owner.email}</a>
        </li>
      )}
      {owner.phone && (
        <li>
          <a href={phoneAddress(owner.phone)}>{owner.phone}</a>
        </li>
      )}
      {[...(address ? [address] : []), ...links].map((url) => (
        <li key={url}>
          <a href={url}>{url.replace(/^https:\/\/(www\.)?|\/$/g, '')}</a>
        </li>
      ))}
    </ul>
  )
}
