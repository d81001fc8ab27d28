/** The backgrounds of `globals.css`, for the browser's own bars and wherever `oklch()` is not read. */
export const themeColors = { dark: '#091121', light: '#f7fbfd' }

/**
 * Gives the root what the visitor chose, theme and typing, while the head is read, before anything can be painted, and
 * `<body>` the same mode class and the browser's bars the same colour for good: next-themes does the first only within
 * the body and the others not at all.
 */
export function RememberedChoices() {
  const script = `(${applyChoices})(${JSON.stringify(themeColors)})`
  return (
    <>
      <meta name="theme-color" content={themeColors.dark} suppressHydrationWarning />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, no outside text in it */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}

function applyChoices(colors: typeof themeColors) {
  const root = document.documentElement
  const themeColor = document.querySelector('meta[name=theme-color]')
  try {
    if (localStorage.getItem('theme') === 'light') root.classList.replace('dark', 'light')
    if (localStorage.getItem('typing') === 'off') root.dataset.typing = 'off'
  } catch {
    // Without storage there is nothing to remember.
  }
  // Told before the next paint, in every tab, whoever changes the class and as soon as there is a body.
  new MutationObserver(() => {
    // Another site on the same address (localhost, say) may have stored a theme that is none of ours.
    if (!root.matches('.dark, .light')) root.classList.add('dark')
    for (const mode of ['dark', 'light']) {
      document.body?.classList.toggle(mode, root.classList.contains(mode))
    }
    themeColor?.setAttribute('content', root.classList.contains('light') ? colors.light : colors.dark)
  }).observe(root, { attributeFilter: ['class'], childList: true })
}
