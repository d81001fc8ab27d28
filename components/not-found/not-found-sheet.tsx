import { pagePath } from '@/components/content/public-path'
import { useContent } from '@/components/content/use-content'
import { MissingPart, Sheet } from '@/components/layout/sheet'
import { buttonClass } from '@/components/ui/button-class'
import { PageLink } from '@/components/ui/page-link'

export function NotFoundSheet() {
  const { base, words } = useContent()
  return (
    <Sheet title={words.notFound.heading}>
      <MissingPart />
      <p className="mt-8 text-muted">{words.notFound.text}</p>
      <PageLink href={pagePath(base, '/')} className={`${buttonClass.outlined} mt-6 self-start`}>
        {words.notFound.back}
      </PageLink>
    </Sheet>
  )
}
