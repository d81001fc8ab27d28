import { fileAddress } from '@/components/content/public-path'
import { useContent } from '@/components/content/use-content'
import { ExternalLink } from '@/components/ui/external-link'
import { Icon } from '@/components/ui/icon'

const DOWNLOAD = 'M12 3v12M7 10l5 5 5-5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4'

export function CvLink({ className }: { className: string }) {
  const { owner, words } = useContent()
  if (!owner.cv) return null
  return (
    <ExternalLink href={fileAddress(owner.cv)} download className={className}>
      <Icon path={DOWNLOAD} className="size-5 stroke-2" />
      {words.home.cv}
    </ExternalLink>
  )
}
