import { Pause, Play } from 'lucide-react'
import { latestJobs } from '@/components/content/jobs'
import { useContent } from '@/components/content/use-content'
import { withGitHubLink } from '@/components/github/with-github-link'
import { TypedLine } from '@/components/home/typed-line'
import { SocialLinks } from '@/components/ui/social-links'
import { Text } from '@/components/ui/text'

export function PassionsAndSocials() {
  const { langOf, owner, socials, words, work } = useContent()
  return (
    <div className="off-grid mt-14 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 lg:mt-20">
      <div className="min-w-0 text-xl [overflow-wrap:anywhere]">
        {latestJobs(work).length > 0 && <Text as="p" of={owner} field="headline" className="text-balance" />}
        {owner.passions.length > 0 && (
          <p className="mt-1 text-muted">
            <TypedLine {...langOf(owner, 'passions')} sentences={owner.passions} kind="passions" />
          </p>
        )}
        {owner.roles.length + owner.passions.length > 0 && (
          // An inline script answers its clicks (`first-paint-script.tsx`). The root element holds the choice, and the stylesheet
          // shows what fits, so it is known before the first paint.
          <button
            type="button"
            data-switch="typing"
            className="note flex min-h-11 items-center gap-2 hover:text-primary noscript:hidden print:hidden"
          >
            <Pause aria-hidden className="hidden size-4 typing:block" />
            <Play aria-hidden className="size-4 typing:hidden" />
            <span className="hidden typing:inline">{words.home.pause}</span>
            <span className="typing:hidden">{words.home.play}</span>
          </button>
        )}
      </div>
      <SocialLinks links={withGitHubLink(socials, owner.handle)} />
    </div>
  )
}
