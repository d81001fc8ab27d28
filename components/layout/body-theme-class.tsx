/**
 * Gives `<body>` the mode class that next-themes puts on `<html>` only. An observer and not an effect,
 * so that the two agree before the first paint, in every tab, whoever changes the class.
 */
export function BodyThemeClass() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, no outside text in it
  return <script dangerouslySetInnerHTML={{ __html: `(${mirrorThemeClass})()` }} />
}

function mirrorThemeClass() {
  const root = document.documentElement
  new MutationObserver(() => {
    // Another site on the same address (localhost, say) may have stored a theme that is none of ours.
    if (!root.matches('.dark, .light')) root.classList.add('dark')
    for (const mode of ['dark', 'light']) {
      document.body.classList.toggle(mode, root.classList.contains(mode))
    }
  }).observe(root, { attributeFilter: ['class'] })
}
