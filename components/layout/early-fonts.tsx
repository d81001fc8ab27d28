/**
 * Asks for the typefaces ahead of the text. Chromium holds the first paint back for them, for 50 ms at most: there is
 * no point in that where they take longer, and it would paint a tenth later on a slow line.
 */
export function EarlyFonts() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, no outside text in it
  return <script dangerouslySetInnerHTML={{ __html: `(${loadFonts})()` }} />
}

function loadFonts() {
  const { connection } = navigator as { connection?: { rtt: number } } // which only Chromium has
  if (connection && connection.rtt > 50) return
  for (const font of document.fonts) {
    // Others only for a page with letters of theirs. What fails is told by the browser.
    if (font.unicodeRange === 'U+0-10FFFF') font.load().catch(() => {})
  }
}
