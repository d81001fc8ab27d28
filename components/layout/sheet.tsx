import { notFound } from 'next/navigation'
import type { CSSProperties, ReactNode } from 'react'
import { mailtoAddress } from '@/components/contact/mailto-address'
import { localizedPath } from '@/components/content/addresses'
import { pagesFor } from '@/components/content/articles'
import { useContent } from '@/components/content/use-content'
import missingPart from '@/components/layout/missing-part.svg'
import { SheetHeader } from '@/components/layout/sheet-header'
import { sheetOf, sheetsOf } from '@/components/layout/sheets'
import { fill } from '@/components/text/fill'
import { ArticleLink } from '@/components/ui/article-link'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'
import { ADDRESSES, pageAt } from '@/content/schema/pages'

type SheetProps = { href?: string; title?: string; count?: string; children: ReactNode }

/** @param href of the page, none for the 404: its place is the number of the sheet. @param title none if the page brings a heading of its own. */
export function Sheet({ href, title, count, children }: SheetProps) {
  const content = useContent()
  const { base, owner, words, work } = content
  const { number } = sheetOf(content, href)
  const pages = pagesFor('footer', content)
  // The site does not have this page. In development, Next would log this as a bug of its own, and content left out as another.
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
  const [light, largeLight] = pageAt(page ?? '/').light
  return (
    <>
      <div className="glow" style={{ '--light': light, '--light-lg': largeLight } as CSSProperties} />
      <main className="container-sheet flex flex-1 flex-col py-8 lg:py-16 print:py-6">
        {title && <SheetHeader href={page} title={title} count={count} />}
        {children}
      </main>
      <footer className="container-sheet">
        <div
          {...(pages.length > 0 && { style: { flexWrap: 'wrap' } })}
          className="grid grid-cols-2 border-line border-t note *:flex *:min-h-12 *:min-w-0 *:items-center *:border-line *:py-3 *:-outline-offset-2 *:[overflow-wrap:anywhere] max-sm:*:even:justify-end max-sm:*:even:border-s max-sm:*:even:ps-4 max-sm:*:nth-[n+3]:border-t sm:flex sm:*:px-4 sm:*:first:ps-0 sm:*:not-first:border-s"
        >
          <p dir="auto">{owner.name}</p>
          {words.everyPage.sheet && (
            <p className="whitespace-nowrap">
              {fill(words.everyPage.sheet, { number: number || '—', count: sheetsOf(content).length })}
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
          {pages.map((article) => (
            <ArticleLink key={article.name} article={article} className="hover:text-primary">
              <bdi lang={article.language === content.language ? undefined : article.language}>
                {article.label}
              </bdi>
            </ArticleLink>
          ))}
          <a href={mailtoAddress(owner.email)} className="hover:text-primary max-sm:odd:col-span-2">
            {owner.email}
          </a>
        </div>
      </footer>
    </>
  )
}

export function NotFoundSheet() {
  const { base, words } = useContent()
  return (
    <Sheet title={words.notFound.heading}>
      {/* A bracket without its pin. It is a file, because Next sends the content of the 404 with every page. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 480 300"
        className="w-full max-w-xl fill-none stroke-2 stroke-primary"
      >
        <use href={`${missingPart.src}#drawing`} />
      </svg>
      <p className="mt-8 text-muted">{words.notFound.text}</p>
      <PageLink href={localizedPath(base, '/')} className={`${buttonClass.outlined} mt-6 self-start`}>
        {words.notFound.back}
      </PageLink>
    </Sheet>
  )
}
