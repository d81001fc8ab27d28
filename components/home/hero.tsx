import { withAccount } from '@/components/github/with-account'
import { PortraitDrawing } from '@/components/home/portrait-drawing'
import { TypedLine } from '@/components/home/typed-line'
import { TypingControl } from '@/components/home/typing-control'
import { sheetOf } from '@/components/layout/sheets'
import { buttonClass } from '@/components/ui/button-class'
import { CvLink } from '@/components/ui/cv-link'
import { Eyebrow } from '@/components/ui/eyebrow'
import { PageLink } from '@/components/ui/page-link'
import { SocialLinks } from '@/components/ui/social-links'
import { owner } from '@/content/owner'
import { projects } from '@/content/projects'
import { socials } from '@/content/socials'
import { words } from '@/content/words'

const ROLE_KEYSTROKE_MS = 100
const PASSION_KEYSTROKE_MS = 170

/** In characters. A longer name gets the size of a page title, so that the buttons stay in view. */
const DISPLAY_NAME_LENGTH = 22

export function Hero() {
  return (
    <>
      <div className="lg:pe-[44%]">
        <div className="flex flex-col justify-end lg:min-h-(--ground) lg:pb-2">
          <div className="flex items-center justify-between lg:justify-start lg:gap-4">
            <Eyebrow number={sheetOf('/').number}>{words.home.greeting}</Eyebrow>
            <TypingControl />
          </div>
          {/* The margin puts the stem of the first letter above the text below it. */}
          <h1
            className={`-ms-[0.04em] mt-3 text-balance font-semibold ${owner.name.length > DISPLAY_NAME_LENGTH ? 'text-title' : 'text-display'}`}
          >
            <bdi>{owner.name}</bdi>
          </h1>
        </div>
        <div className="off-grid">
          {owner.roles.length > 0 && (
            <p className="mt-6 font-semibold text-2xl tracking-tight lg:mt-8 lg:text-4xl">
              {`${words.home.leadIn} `}
              <TypedLine
                sentences={owner.roles}
                keystrokeMs={ROLE_KEYSTROKE_MS}
                className="text-primary"
                hasCaret
              />
            </p>
          )}
          {owner.passions.length > 0 && (
            <p className="mt-3 text-muted lg:mt-4 lg:text-xl">
              <TypedLine sentences={owner.passions} keystrokeMs={PASSION_KEYSTROKE_MS} />
            </p>
          )}
          {owner.headline && (
            <p dir="auto" className="mt-3 max-w-[48ch] text-balance lg:mt-4">
              {owner.headline}
            </p>
          )}
          <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-4 lg:mt-10">
            <CvLink className={buttonClass.solid} />
            {projects.length > 0 && (
              <PageLink
                href="/project"
                prefetch={false}
                className={`flex min-h-11 items-center print:hidden ${buttonClass.text}`}
              >
                {words.home.projects}
              </PageLink>
            )}
            <SocialLinks links={withAccount(socials)} />
          </div>
        </div>
      </div>
      <PortraitDrawing />
    </>
  )
}
