import type { BrowserType } from 'playwright/test'

const PREFERENCES = {
  // Scrollbars take room from the page otherwise, which Playwright's browsers spare their tests.
  'ui.useOverlayScrollbars': 1,
  // A window would ask which program to open mail with, and take the focus.
  'network.protocol-handler.external.mailto': false,
}

/** Playwright's end of WebDriver BiDi, which is no part of its API; its version is pinned. */
type Session = {
  send: (method: string, params: object) => Promise<object>
  dispatchMessage: (message: { method?: string; params?: { url?: string } }) => void
}

/**
 * Debian's Firefox in the place of the one that Playwright downloads and that not every machine can get. Playwright
 * drives it by WebDriver BiDi, and two things stand in the way of every test.
 */
export async function launchFirefox(firefox: BrowserType) {
  const browser = await firefox.launch({ firefoxUserPrefs: PREFERENCES })
  // biome-ignore lint/suspicious/noExplicitAny: there are no types for what lies behind the API
  const session: Session = Object.getPrototypeOf((browser as any)._connection.toImpl(browser)._browserSession)
  const { send, dispatchMessage } = session

  // This Firefox cannot be told what the visitor prefers, which Playwright does for each page. Tests of it run elsewhere.
  session.send = async function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride' ? {} : send.call(this, method, params)
  }
  // A click that hands over to the mail program would wait for a page that never comes.
  session.dispatchMessage = function (message) {
    const isNavigation = message.method === 'browsingContext.navigationStarted'
    if (!isNavigation || !message.params?.url?.startsWith('mailto:')) dispatchMessage.call(this, message)
  }
  return browser
}
