import { Download, Pause, Play } from 'lucide-react'
import { PortraitDrawing } from '@/components/home/portrait-drawing'
import { TypedLine } from '@/components/home/typed-line'
import { TypingSwitch } from '@/components/home/typing-switch'
import { sheetOf } from '@/components/layout/sheets'
import { buttonClass } from '@/components/ui/button-class'
import { ExternalLink } from '@/components/ui/external-link'
import { Eyebrow } from '@/components/ui/eyebrow'
import { publicPath } from '@/components/ui/public-path'
import { SocialLinks } from '@/components/ui/social-links'
import { owner } from '@/content/owner'
import { socials } from '@/content/socials'
import { words } from '@/content/words'

const ROLE_KEYSTROKE_MS = 100
const PASSION_KEYSTROKE_MS = 170

/** In characters. A longer name gets the size of a page title, so that the buttons stay in view. */
const DISPLAY_NAME_LENGTH = 22

export function Hero() {
  return (
    <div className="grid flex-1 grid-cols-1 items-center gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="glow" />
      <div>
        <div className="flex h-5 items-center gap-2">
          <Eyebrow number={sheetOf('/').number}>{words.home.greeting}</Eyebrow>
          {owner.roles.length + owner.passions.length > 0 && (
            <TypingSwitch>
              <Pause aria-hidden className="hidden size-4 typing:block" />
              <Play aria-hidden className="size-4 typing:hidden" />
              <span className="sr-only hidden typing:inline">{words.home.pause}</span>
              <span className="sr-only typing:hidden">{words.home.play}</span>
            </TypingSwitch>
          )}
        </div>
        <h1
          className={`mt-4 text-balance font-semibold ${owner.name.length > DISPLAY_NAME_LENGTH ? 'text-title' : 'text-display'}`}
        >
          <bdi>{owner.name}</bdi>
        </h1>
        {owner.roles.length > 0 && (
          <p className="mt-6 font-semibold text-2xl tracking-tight lg:mt-8 lg:text-4xl">
            {`${words.home.leadIn} `}
            <TypedLine sentences={owner.roles} keystrokeMs={ROLE_KEYSTROKE_MS} className="text-primary" />
          </p>
        )}
        {owner.passions.length > 0 && (
          <p className="mt-3 text-muted lg:mt-4 lg:text-xl">
            <TypedLine sentences={owner.passions} keystrokeMs={PASSION_KEYSTROKE_MS} />
          </p>
        )}
        <div className="mt-7 flex flex-wrap items-center gap-3 lg:mt-10">
          {owner.cv && (
            <ExternalLink href={publicPath(owner.cv)} download className={buttonClass.solid}>
              <Download aria-hidden className="size-5" />
              {words.home.cv}
            </ExternalLink>
          )}
          <SocialLinks links={socials} />
        </div>
      </div>
      <PortraitDrawing />
    </div>
  )
}
