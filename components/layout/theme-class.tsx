/**
 * Gives the root the remembered theme while the head is read, before anything can be painted, and `<body>` the
 * same mode class for good: next-themes does the first only within the body and the second not at all.
 */
export function ThemeClass() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, no outside text in it
  return <script dangerouslySetInnerHTML={{ __html: `(${applyThemeClass})()` }} />
}

function applyThemeClass() {
  const root = document.documentElement
  try {
    if (localStorage.getItem('theme') === 'light') root.classList.replace('dark', 'light')
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
  }).observe(root, { attributeFilter: ['class'], childList: true })
}
