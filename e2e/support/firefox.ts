import type { BrowserType } from 'playwright/test'

const PREFERENCES = {
  // Otherwise scrollbars take room from the page. In Playwright's own browsers they do not.
  'ui.useOverlayScrollbars': 1,
  // Otherwise a window asks which program should open mail, and takes the focus.
  'network.protocol-handler.external.mailto': false,
}

/** Playwright's side of WebDriver BiDi. It is not part of the API, so the version of Playwright is pinned. */
type Session = {
  send: (method: string, params: object) => Promise<object>
  dispatchMessage: (message: { method?: string; params?: { url?: string } }) => void
}

/**
 * Launches Debian's Firefox, because not every machine can get the one that Playwright downloads. Playwright drives it
 * by WebDriver BiDi. Two things would break every test and are changed here.
 */
export async function launchFirefox(firefox: BrowserType) {
  const browser = await firefox.launch({ firefoxUserPrefs: PREFERENCES })
  // biome-ignore lint/suspicious/noExplicitAny: Playwright's internals have no types
  const session: Session = Object.getPrototypeOf((browser as any)._connection.toImpl(browser)._browserSession)
  const { send, dispatchMessage } = session

  // Playwright sets the visitor's preferences on each page, but this Firefox cannot. Tests of them run elsewhere.
  session.send = async function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride' ? {} : send.call(this, method, params)
  }
  // Otherwise a click that opens the mail program waits for a page that never comes.
  session.dispatchMessage = function (message) {
    const isNavigation = message.method === 'browsingContext.navigationStarted'
    if (!isNavigation || !message.params?.url?.startsWith('mailto:')) dispatchMessage.call(this, message)
  }
  return browser
}
