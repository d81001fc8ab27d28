/** The backgrounds of the page, for the bars of the browser. */
const themeColors = {
  dark: process.env.SITE_BACKGROUND_DARK ?? '',
  light: process.env.SITE_BACKGROUND_LIGHT ?? '',
}

/**
 * Sets the theme and the typing that the visitor chose, before the first paint. It also keeps the class of `<body>` and
 * the colour of the browser's bars the same as the theme. next-themes sets the theme later, within the body, and does
 * not do the other two.
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
    const theme = localStorage.getItem('theme')
    if (theme === 'light') root.classList.replace('dark', 'light')
    // Another site on the same origin, such as localhost, may have stored it. next-themes makes a class of any value.
    else if (theme !== 'dark') localStorage.removeItem('theme')
    if (localStorage.getItem('typing') === 'off') root.dataset.typing = 'off'
  } catch {
    // Without storage, no choice is known.
  }
  // Runs before the next paint, in every tab, whatever changes the class, and once there is a body.
  new MutationObserver(() => {
    // Another tab may store a theme that we do not have.
    if (!root.matches('.dark, .light')) root.classList.add('dark')
    for (const mode of ['dark', 'light']) {
      document.body?.classList.toggle(mode, root.classList.contains(mode))
    }
    themeColor?.setAttribute('content', root.classList.contains('light') ? colors.light : colors.dark)
  }).observe(root, { attributeFilter: ['class'], childList: true })
}
