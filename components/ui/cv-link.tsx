import { Download } from 'lucide-react'
import { owner, words } from '@/components/content/content'
import { encodedPath, publicPath } from '@/components/content/public-path'
import { ExternalLink } from '@/components/ui/external-link'

/** Nothing if the owner has no CV. */
export function CvLink({ className }: { className: string }) {
  if (!owner.cv) return null
  return (
    <ExternalLink href={publicPath(encodedPath(owner.cv))} download className={className}>
      <Download aria-hidden className="size-5" />
      {words.home.cv}
    </ExternalLink>
  )
}
