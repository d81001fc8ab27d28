import { Download } from 'lucide-react'
import { encodedPath, publicPath } from '@/components/content/public-path'
import { useContent } from '@/components/content/use-content'
import { ExternalLink } from '@/components/ui/external-link'

/** Nothing if the owner has no CV. */
export function CvLink({ className }: { className: string }) {
  const { owner, words } = useContent()
  if (!owner.cv) return null
  return (
    <ExternalLink href={publicPath(encodedPath(owner.cv))} download className={className}>
      <Download aria-hidden className="size-5" />
      {words.home.cv}
    </ExternalLink>
  )
}
