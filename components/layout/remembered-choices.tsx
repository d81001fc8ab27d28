/**
 * Gives the root what the visitor chose, theme and typing, while the head is read, before anything can be painted, and
 * `<body>` the same mode class for good: next-themes does the first only within the body and the second not at all.
 */
export function RememberedChoices() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, no outside text in it
  return <script dangerouslySetInnerHTML={{ __html: `(${applyChoices})()` }} />
}

function applyChoices() {
  const root = document.documentElement
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
  }).observe(root, { attributeFilter: ['class'], childList: true })
}
