import { mailtoAddress } from '@/components/contact/mailto-address'
import { useContent } from '@/components/content/use-content'
import { JobLine } from '@/components/home/job-line'
import { PortraitDrawing } from '@/components/home/portrait-drawing'
import { TypedLine } from '@/components/home/typed-line'
import { sheetOf } from '@/components/layout/sheets'
import { spaced } from '@/components/text/spaced'
import { buttonClass } from '@/components/ui/button-class'
import { CvLink } from '@/components/ui/cv-link'
import { Eyebrow } from '@/components/ui/eyebrow'

const ROLE_KEYSTROKE_MS = 100

/** In characters. A longer name gets the size of a page title, so that the buttons stay in view. */
const DISPLAY_NAME_LENGTH = 22

/** Who, where now, and how to write. */
export function Hero() {
  const content = useContent()
  const { langOf, owner, words } = content
  return (
    <div className="flex flex-col">
      <div className="lg:pe-[51%]">
        <div className="flex flex-col justify-end lg:min-h-(--ground)">
          <Eyebrow number={sheetOf(content, '/').number}>{words.home.greeting}</Eyebrow>
          {/* The margins put the stem of the first letter above the text below it, and the letters on the axis. */}
          <h1
            className={`-ms-[0.04em] mt-3 text-balance lg:-mb-[0.14em] font-semibold ${owner.name.length > DISPLAY_NAME_LENGTH ? 'text-title' : 'text-display'}`}
          >
            <bdi>{owner.name}</bdi>
          </h1>
        </div>
        <div className="off-grid">
          {owner.roles.length > 0 && (
            <p className="mt-4 font-semibold text-2xl tracking-tight lg:mt-10 lg:text-[clamp(1.75rem,2.1vw,2rem)]">
              {spaced(words.home.leadIn)}
              <TypedLine
                {...langOf(owner, 'roles')}
                sentences={owner.roles}
                keystrokeMs={ROLE_KEYSTROKE_MS}
                className="text-primary"
                hasCaret
              />
            </p>
          )}
          <JobLine />
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-8">
            <CvLink className={buttonClass.solid} />
            <a
              href={mailtoAddress(owner.email)}
              className={`flex min-h-11 items-center [overflow-wrap:anywhere] ${buttonClass.text}`}
            >
              {owner.email}
            </a>
          </div>
        </div>
      </div>
      <PortraitDrawing />
    </div>
  )
}
