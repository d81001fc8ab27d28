import { ProfileFrame } from '@/components/github/profile-frame'
import { words } from '@/content/words'

/**
 * React streams the answer into a hidden element at the end of the body, and a script moves it here. Without script, these
 * rules show it where it is, between the page and the title block. The rule that hides it is `!important` in a layer, so
 * only an earlier layer can override it.
 */
const WITHOUT_SCRIPT = `
  #reading, #try-again { display: none }
  #content { display: contents }
  main { flex: none !important; padding-bottom: 0 !important }
  footer { order: 1 }
  [id^=S\\:] { flex: 1; width: 100%; max-width: 84rem; margin: 0 auto; padding: 0 clamp(1.25rem, 4vw, 4rem) }
  [id^=S\\:]:empty { flex: none }
  @layer theme { [id^=S\\:] { display: block !important } }
`

export default function Loading() {
  return (
    <>
      <noscript>
        <style>{WITHOUT_SCRIPT}</style>
      </noscript>
      <div id="reading" className="pb-12">
        <ProfileFrame>
          <div role="status" className="grid flex-1 place-content-center justify-items-center gap-4">
            <span
              aria-hidden
              className="size-12 animate-spin rounded-full border-2 border-line border-t-primary"
            />
            <p className="note">{words.github.reading}</p>
          </div>
        </ProfileFrame>
      </div>
    </>
  )
}
