'use client'
// The server alone writes the script. A server component would send it twice: in the page, and in React's data.

import type { Owner } from '@/content/schema/owner'

const themeColors = {
  dark: process.env.SITE_BACKGROUND_DARK ?? '',
  light: process.env.SITE_BACKGROUND_LIGHT ?? '',
}

/** Sets the theme, its switch and the browser's bars before the first paint, and answers the switches of the page. */
export function FirstPaintScript({ firstTheme }: { firstTheme: NonNullable<Owner['theme']> }) {
  const isLight = firstTheme === 'light'
  const prefersLight = `matchMedia('(prefers-color-scheme: light)').matches`
  const script =
    typeof window === 'undefined' &&
    `(${applyChoices})(${JSON.stringify(themeColors)},${firstTheme === 'system' ? prefersLight : isLight})`
  return (
    <>
      <meta name="theme-color" content={themeColors[isLight ? 'light' : 'dark']} suppressHydrationWarning />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, no outside text in it */}
      <script dangerouslySetInnerHTML={{ __html: script || '' }} suppressHydrationWarning />
    </>
  )
}

/** Runs as an inline script, so it uses nothing from outside of itself. */
function applyChoices(colors: typeof themeColors, isFirstLight: boolean) {
  const root = document.documentElement
  const themeColor = document.querySelector('meta[name=theme-color]')
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  let isLight = isFirstLight
  let isTyping = !reduced.matches
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') isLight = theme === 'light'
    // next-themes makes a class of any stored value, even of one that another site on localhost has stored.
    else localStorage.removeItem('theme')
    if (localStorage.getItem('typing') === 'off') isTyping = false
  } catch {
    // Without storage, no choice is known.
  }
  root.dataset.typing = isTyping ? 'on' : 'off'
  root.classList.toggle('light', isLight)

  function follow() {
    const isLight = root.classList.contains('light')
    // The specification wants the theme on the root and on the body. next-themes changes the root alone.
    for (const element of [root, document.body]) {
      element?.classList.toggle('light', isLight)
      element?.classList.toggle('dark', !isLight)
    }
    themeColor?.setAttribute('content', colors[isLight ? 'light' : 'dark'])
    document.querySelector('[data-switch=theme]')?.setAttribute('aria-pressed', String(isLight))
  }
  follow()
  // The observer runs before the next paint, in every tab, when anything changes the class or adds the body.
  new MutationObserver(follow).observe(root, { attributeFilter: ['class'], childList: true })
  reduced.onchange = () => {
    if (reduced.matches) root.dataset.typing = 'off'
  }
  // Before this event, the page has no switch yet.
  document.addEventListener('DOMContentLoaded', follow)

  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-switch]')
    if (!control) return
    const key = String(control.dataset.switch)
    let newValue = root.dataset.typing === 'on' ? 'off' : 'on'
    if (key === 'theme') newValue = root.classList.toggle('light') ? 'light' : 'dark'
    else root.dataset.typing = newValue
    try {
      localStorage.setItem(key, newValue)
    } catch {
      // Without storage, the choice lasts for this visit.
    }
    // This event tells next-themes of the choice, as the browser does when another tab has chosen.
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })
}
