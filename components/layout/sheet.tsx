import { notFound } from 'next/navigation'
import type { CSSProperties, ReactNode } from 'react'
import { localizedPath } from '@/components/content/addresses'
import { otherLanguageOf, pagesFor } from '@/components/content/articles'
import { useContent } from '@/components/content/use-content'
import { MissingPart } from '@/components/layout/missing-part'
import { SheetHeader } from '@/components/layout/sheet-header'
import { sheetOf, sheetsOf } from '@/components/layout/sheets'
import { fill, fillWith } from '@/components/text/fill'
import { mailtoAddress } from '@/components/text/mailto-address'
import { ArticleLink } from '@/components/ui/article-link'
import { buttonClass } from '@/components/ui/button-class'
import { CalendarDate } from '@/components/ui/dates'
import { PageLink } from '@/components/ui/page-link'
import { ADDRESSES, type PageAddress } from '@/content/schema/pages'

/** Where the light is, from the start and the top of the page: on phones, and from the large breakpoint on. */
const LIGHT_OF_HOME = ['80% 16rem', '75% 28rem']
const LIGHTS: Partial<Record<PageAddress, string[]>> = {
  '/about': ['100% 0rem', '18% 36rem'],
  '/skill': ['100% 30rem', '90% 24rem'],
  '/services': ['50% 40rem', '50% 48rem'],
  '/project': ['100% 16rem', '64% 22rem'],
  '/notes': ['100% 16rem', '64% 22rem'],
  '/github': ['0% 40rem', '10% 44rem'],
  '/contact': ['50% 10rem', '92% 32rem'],
}

/** Frames a page, with its number among all sheets. @param href none for the 404. @param title none if the page brings its own heading. */
export function Sheet({ href, title, children }: { href?: string; title?: string; children: ReactNode }) {
  const content = useContent()
  const { number } = sheetOf(content, href)
  // The site does not have this page. In development, Next logs `notFound()` here as a bug, and so it does if `children` are left out.
  if (href && !number) {
    if (process.env.NODE_ENV !== 'development') notFound()
    return (
      <>
        <NotFoundSheet />
        <div hidden>{children}</div>
      </>
    )
  }
  const page = ADDRESSES.find((address) => address === href)
  const [light, largeLight] = (page && LIGHTS[page]) ?? LIGHT_OF_HOME
  return (
    <>
      <div className="glow" style={{ '--light': light, '--light-lg': largeLight } as CSSProperties} />
      <main className="container-sheet flex flex-1 flex-col py-8 lg:py-16 print:py-6">
        {title && <SheetHeader href={page} title={title} />}
        {children}
      </main>
      <TitleBlock number={number} />
    </>
  )
}

export function NotFoundSheet() {
  const { base, words } = useContent()
  return (
    <Sheet title={words.notFound.heading}>
      <MissingPart />
      <p className="mt-8 text-muted">{words.notFound.text}</p>
      <PageLink href={localizedPath(base, '/')} className={`${buttonClass.outlined} mt-6 self-start`}>
        {words.notFound.back}
      </PageLink>
    </Sheet>
  )
}

/** The footer of every page, as the title block of a drawing. @param number of the sheet, 0 for the 404. */
function TitleBlock({ number }: { number: number }) {
  const content = useContent()
  const { base, owner, words, work } = content
  return (
    <footer className="container-sheet">
      <div className="title-block note">
        <p dir="auto">{owner.name}</p>
        {words.everyPage.sheet && (
          <p className="whitespace-nowrap">
            {fill(words.everyPage.sheet, { number: number || '—', count: sheetsOf(content).length })}
          </p>
        )}
        {owner.updated && (
          <p className="whitespace-pre">
            {fillWith(
              words.everyPage.updated,
              <CalendarDate date={owner.updated.slice(0, 7)} month="long" />,
            )}
          </p>
        )}
        {work.length > 0 && (
          <PageLink
            href={`${base}/skill#experience`}
            prefetch={false}
            className="whitespace-nowrap hover:text-primary"
          >
            {words.skill.experience}
          </PageLink>
        )}
        {pagesFor('footer', content).map((article) => (
          <ArticleLink key={article.name} article={article} className="hover:text-primary">
            <bdi lang={otherLanguageOf(article, content)}>{article.label}</bdi>
          </ArticleLink>
        ))}
        <a href={mailtoAddress(owner.email)} className="hover:text-primary max-sm:odd:col-span-2">
          {owner.email}
        </a>
      </div>
    </footer>
  )
}
