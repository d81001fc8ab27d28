import { Fragment } from 'react'
import { phoneAddress } from '@/components/contact/phone-address'
import { useContent } from '@/components/content/use-content'
import { fillWith } from '@/components/text/fill'
import { directionOf } from '@/components/text/locale'
import { mailtoAddress } from '@/components/text/mailto-address'
import { CalendarDate } from '@/components/ui/dates'
import type { CvContent } from '@/scripts/cv/cv-content'
import { CvSection, Paragraphs } from '@/scripts/cv/cv-section'

type CvSheetProps = { styles: string; address?: string; picture?: string; content: CvContent }

/** @param address of the site, if it is known. @param picture as a `data:` address. */
export function CvSheet({ styles, address, picture, content }: CvSheetProps) {
  const { language, words } = useContent()
  const { name, roles, headline, availability, updated } = content.header
  return (
    <html lang={language} dir={directionOf(language)}>
      {/* biome-ignore lint/style/noHeadElement: this document is printed; it is no page of the site */}
      <head>
        <meta charSet="utf-8" />
        <title>{`${name}, ${words.cv.title}`}</title>
        <style>{styles}</style>
      </head>
      <body>
        {content.letter && (
          <section className="letter" style={{ breakAfter: 'page' }}>
            <h1>{roles.join()}</h1>
            <Paragraphs text={content.letter} />
            <p>{name}</p>
          </section>
        )}
        <header>
          {/* biome-ignore lint/performance/noImgElement: nothing loads it, because the sheet is printed */}
          {picture && <img src={picture} alt={name} />}
          <div>
            <h1>{name}</h1>
            {roles.length > 0 && <p className="roles">{roles.join(' · ')}</p>}
            {headline && <p>{headline}</p>}
            {availability && <p>{availability}</p>}
            <p className="note">
              {words.cv.title}
              {updated && <> · {fillWith(words.cv.updated, <CalendarDate date={updated} />)}</>}
            </p>
          </div>
          <Contact address={address} {...content.header} />
        </header>
        <main>
          {content.sections
            .filter(({ text, entries }) => text || entries.length > 0)
            .map((section) => (
              <CvSection key={section.name} {...section} />
            ))}
        </main>
      </body>
    </html>
  )
}

function Contact({ address, place, email, phone, profiles }: CvContent['header'] & { address?: string }) {
  const ways = [
    { text: place },
    { text: email, href: email && mailtoAddress(email) },
    { text: phone, href: phone && phoneAddress(phone) },
    ...[{ url: address }, ...profiles].map(({ url }) => ({ text: url && shortAddress(url), href: url })),
  ]
  return (
    <p className="contact">
      {ways
        .filter(({ text }, index) => text && ways.findIndex((way) => way.text === text) === index)
        .map(({ text, href }, index) => (
          <Fragment key={text}>
            {index > 0 && ' · '}
            <bdi>{href ? <a href={href}>{text}</a> : text}</bdi>
          </Fragment>
        ))}
    </p>
  )
}

/** Turns `https://www.ada.dev/` into `ada.dev`. */
export function shortAddress(address: string) {
  return address.replace(/^https?:\/\/(www\.)?|\/$/g, '')
}
