import type { Metadata } from 'next'
import { owner, words } from '@/components/content/content'
import { Sheet } from '@/components/layout/sheet'
import { MissingPart } from '@/components/not-found/missing-part'
import { fill } from '@/components/text/fill'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'

export const metadata: Metadata = {
  title: fill(words.everyPage.title, { page: words.notFound.heading, name: owner.name }),
}

export default function NotFound() {
  return (
    <Sheet title={words.notFound.heading}>
      <MissingPart />
      <p className="mt-8 text-muted">{words.notFound.text}</p>
      <PageLink href="/" className={`${buttonClass.outlined} mt-6 self-start`}>
        {words.notFound.back}
      </PageLink>
    </Sheet>
  )
}
