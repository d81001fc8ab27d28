import { Mail, Pause, Play } from 'lucide-react'
import { useContent } from '@/components/content/use-content'
import { withGitHubLink } from '@/components/github/with-github-link'
import { Portrait } from '@/components/home/portrait'
import { TypedLine } from '@/components/home/typed-line'
import { Eyebrow } from '@/components/layout/eyebrow'
import { projectAddress } from '@/components/project/project-links'
import { roleOrOutcome } from '@/components/project/role-or-outcome'
import { mailtoAddress } from '@/components/text/mailto-address'
import { spaced } from '@/components/text/spaced'
import { buttonClass } from '@/components/ui/button-class'
import { CvLink } from '@/components/ui/cv-link'
import { Name } from '@/components/ui/name'
import { Availability, Fact, Occupation } from '@/components/ui/owner-facts'
import { SocialLinks } from '@/components/ui/social-links'
import { Text } from '@/components/ui/text'

/** In characters. A longer name gets the size of a page title, so that the buttons stay in view. */
const DISPLAY_NAME_LENGTH = 22

export function Hero() {
  const { langOf, owner, socials, words } = useContent()
  return (
    // `--first` is the height of the first screen without the bar. The portrait gets its width from that height.
    <div className="[--first:clamp(30rem,100svh-var(--bar-height),56rem)]">
      <div className="flex flex-col lg:-mt-6 lg:min-h-[calc(var(--first)-11rem)] lg:justify-center lg:pe-[54%]">
        <Eyebrow href="/">
          {words.home.greeting}
          {owner.roles.length + owner.passions.length > 0 && <PauseButton />}
        </Eyebrow>
        <Name size={owner.name.length > DISPLAY_NAME_LENGTH ? 'title' : 'display'} text={owner.name} />
        <div className="off-grid mt-4 lg:mt-6">
          {owner.roles.length > 0 && (
            <p className="font-semibold text-2xl tracking-tight lg:text-[clamp(1.75rem,2.1vw,2rem)]">
              {spaced(words.home.leadIn)}
              <TypedLine {...langOf(owner, 'roles')} sentences={owner.roles} kind="roles" />
            </p>
          )}
          {owner.passions.length > 0 && (
            <p className="mt-2 lg:mt-3">
              <TypedLine {...langOf(owner, 'passions')} sentences={owner.passions} kind="passions" />
            </p>
          )}
          <Text as="p" of={owner} field="headline" className="max-w-[30rem] text-balance" />
          <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-x-5 lg:mt-7">
            <CvLink />
            <a
              href={mailtoAddress(owner.email)}
              className={`wrap-anywhere max-sm:-ms-2 max-sm:first:-ms-3 max-sm:min-w-11 max-sm:justify-center max-sm:no-underline ${buttonClass.line}`}
            >
              <Mail aria-hidden className="size-5 text-muted sm:hidden" />
              <span className="max-sm:sr-only">{owner.email}</span>
            </a>
            <SocialLinks links={withGitHubLink(socials, owner.handle)} />
          </div>
        </div>
      </div>
      <HeroFacts />
    </div>
  )
}

/** A row below the hero with the facts for recruiters. On a phone, the portrait stands before the last fact. */
function HeroFacts() {
  const content = useContent()
  const [best] = content.projects
  const outcome = best && roleOrOutcome(content, best, 'outcome')
  return (
    <div className="mt-5 flex flex-col gap-x-8 gap-y-3 lg:flex-row lg:*:flex-1 lg:border-line lg:has-[>.off-grid]:border-t lg:pt-4">
      <Occupation />
      {outcome && (
        <Fact label={<Text of={best} field="title" />} href={projectAddress(content, best)}>
          <span {...outcome} className="text-pencil" />
        </Fact>
      )}
      <Portrait />
      <Availability />
    </div>
  )
}

/** An inline script (`first-paint-script.tsx`) answers the click. The stylesheet reads the choice from the root. */
function PauseButton() {
  const { pause, play } = useContent().words.home
  return (
    <button
      type="button"
      data-switch="typing"
      className="-my-4 inline-grid size-11 place-items-center align-middle text-muted hover:text-primary noscript:hidden print:hidden"
    >
      <Pause aria-hidden className="hidden size-3.5 fill-current typing:block" />
      <Play aria-hidden className="size-3.5 fill-current typing:hidden" />
      <span className="sr-only hidden typing:inline">{pause}</span>
      <span className="sr-only typing:hidden">{play}</span>
    </button>
  )
}
