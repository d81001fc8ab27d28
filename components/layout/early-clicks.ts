/** Answers clicks on switches seconds before React can on a slow phone. An inline script, so it uses nothing from outside. */
export function answerEarlyClicks() {
  const root = document.documentElement

  function remember(key: string, newValue: string) {
    try {
      localStorage.setItem(key, newValue)
    } catch {
      // Without storage, the choice lasts for this visit.
    }
    // Tells next-themes, as the browser does when another tab has chosen.
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }

  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-switch]')
    if (!control) return
    if (control.dataset.switch === 'theme') {
      const isLight = root.classList.contains('light')
      root.classList.toggle('light', !isLight)
      root.classList.toggle('dark', isLight)
      remember('theme', isLight ? 'dark' : 'light')
    } else {
      root.dataset.typing = root.dataset.typing === 'on' ? 'off' : 'on'
      remember('typing', root.dataset.typing)
    }
  })
}
