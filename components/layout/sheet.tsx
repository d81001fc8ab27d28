import { notFound } from 'next/navigation'
import type { CSSProperties, ReactNode } from 'react'
import { useContent } from '@/components/content/use-content'
import { MissingPart } from '@/components/layout/missing-part'
import { SheetHeader } from '@/components/layout/sheet-header'
import { sheetOf } from '@/components/layout/sheets'
import { TitleBlock } from '@/components/layout/title-block'
import { localizedPath } from '@/components/text/addresses'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'
import { ADDRESSES, type PageAddress } from '@/content/schema/pages'

/** The light of the home page, measured from the start and the top: its place on phones, then on large screens. */
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

/** Frames a page. The 404 has no `href`. A page that brings its own heading has no `title`. */
export function Sheet({ href, title, children }: { href?: string; title?: string; children: ReactNode }) {
  const content = useContent()
  const { number } = sheetOf(content, href)
  if (href && !number) return <MissingSheet>{children}</MissingSheet>
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

/** Answers for a page that the site lacks. @param children the parts that the page would have. */
export function MissingSheet({ children }: { children?: ReactNode }) {
  // In development, Next would log an error for `notFound()`, and one for a page that does not render its `children`.
  if (process.env.NODE_ENV !== 'development') notFound()
  return (
    <>
      <NotFoundSheet />
      <div hidden>{children}</div>
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
