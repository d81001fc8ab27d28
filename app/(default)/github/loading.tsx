import { useContent } from '@/components/content/use-content'
import { ProfileFrame } from '@/components/github/profile-frame'

/** React streams the answer to the end of the body, hidden. Without script, these rules show it above the title block. */
const WITHOUT_SCRIPT = `@media (scripting: none) {
  #reading { display: none }
  #content { display: contents }
  main { flex: none !important; padding-bottom: 0 !important }
  footer { order: 1 }
  [id^=S\\:] { display: block; flex: 1; width: min(100% - 2 * var(--margin), var(--modules) * 2rem); margin: 0 auto }
  [id^=S\\:]:empty { flex: none }
}`

export default function Loading() {
  const { words } = useContent()
  return (
    <>
      <style href="without-script" precedence="low">
        {WITHOUT_SCRIPT}
      </style>
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
