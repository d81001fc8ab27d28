/** Answers clicks on switches and anchors seconds before React can on a slow phone. An inline script, so it uses nothing from outside. */
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

  document.addEventListener('click', (event) => {
    const { target } = event
    const control = target instanceof Element && target.closest<HTMLElement>('[data-switch], a[href*="#"]')
    if (!control) return
    const { pathname, search } = location
    // With its path, an address of this page leads to the same place.
    const anchor = control.getAttribute('href')?.replace(pathname + search, '') ?? ''
    if (!anchor.startsWith('#') && !control.dataset.switch) return
    switch (control.dataset.switch) {
      case 'theme': {
        const isLight = root.classList.contains('light')
        root.classList.toggle('light', !isLight)
        root.classList.toggle('dark', isLight)
        return remember('theme', isLight ? 'dark' : 'light')
      }
      case 'typing':
        root.dataset.typing = root.dataset.typing === 'on' ? 'off' : 'on'
        return remember('typing', root.dataset.typing)
    }
    if (event.ctrlKey || event.metaKey || event.shiftKey) return // for a tab or a window of its own
    // The browser would add an entry to the history, and the router does not go back to one that is not its own.
    event.preventDefault()
    const name = anchor.slice(1)
    const place = document.getElementById(name) ?? document.getElementById(decodeURIComponent(name))
    if (!place) return
    if (place.closest('article')) history.replaceState(history.state, '', anchor) // to share the place
    place.scrollIntoView()
    if (place.tabIndex < 0) place.tabIndex = -1 // so that Tab goes on from there
    place.focus({ preventScroll: true })
  })
}
