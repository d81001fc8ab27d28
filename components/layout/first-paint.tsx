/**
 * Keeps the first paint from showing half a page, whose middle would move, and from waiting for typefaces in vain, and
 * the scripts from going before it. Needs an element after the page that has the id `end`.
 */
export function FirstPaint() {
  return (
    <>
      <link rel="expect" href="#end" blocking="render" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, no outside text in it */}
      <script dangerouslySetInnerHTML={{ __html: `(${releaseFonts})();(${fetchScripts})()` }} />
    </>
  )
}

/** Chromium holds the first paint back for preloaded fonts, for 50 ms at most: on a slow line they come later than that. */
function releaseFonts() {
  const { connection } = navigator as { connection?: { rtt: number } } // which only Chromium has
  if (!connection || connection.rtt <= 50) return
  for (const link of document.querySelectorAll('link[as=font]')) link.remove()
}

/** Those of which `app/_build/seal.ts` has put the address aside. */
function fetchScripts() {
  const fetchAll = () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
      script.src = script.dataset.src ?? ''
    }
  }
  new PerformanceObserver(fetchAll).observe({ type: 'paint', buffered: true })
  // Those that came after the paint.
  document.addEventListener('DOMContentLoaded', () => {
    if (performance.getEntriesByType('paint').length > 0) fetchAll()
  })
  // Where no paint is told of: in a tab that nobody looks at, and in browsers that guard against being recognised.
  window.addEventListener('load', () => setTimeout(fetchAll, 500))
}
