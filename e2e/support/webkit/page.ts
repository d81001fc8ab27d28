import { setTimeout as sleep } from 'node:timers/promises'
import { type Session, WebDriverError } from './driver'
import { inPage, PREPARE } from './in-page'
import {
  type Expectation,
  Locator,
  type RoleOptions,
  roleSelector,
  type TextOptions,
  textSelector,
} from './locator'
import { onlyWhatIsThere } from './only-what-is-there'
import type { RequestProxy } from './proxy'
import { POLL_MS, until } from './until'

const ACTION_TIMEOUT_MS = 10_000
const NAVIGATION_TIMEOUT_MS = 25_000

/** A script never returns when its document goes away. The longest script waits for a few frames. */
const SCRIPT_TIMEOUT_MS = 3_000
const CLOCK_TIMEOUT_MS = 500

/** WebDriver's errors while an alert is open, and when the document goes away during a script. */
const TRANSIENT = ['unexpected alert open', 'no such frame']

const OPENER = `data:text/html,<button onclick="open('about:blank', '', 'noopener,width=320,height=640,toolbar=no,menubar=no')">`

/** https://www.w3.org/TR/webdriver/#keyboard-actions */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
}

type Dialog = { message: () => string; accept: () => Promise<void>; dismiss: () => Promise<void> }
export type PageFunction = string | ((...args: never[]) => unknown)

/** The part of Playwright's `Page` that the tests in this browser use. See `browser.ts`. */
export class Page {
  readonly _apiName = 'Page'
  readonly keyboard = onlyWhatIsThere('page.keyboard', {
    press: (keys: string) => this.press(keys),
  })
  readonly mouse = onlyWhatIsThere('page.mouse', {
    click: (x: number, y: number) => this.clickAt(x, y, 1),
    wheel: (deltaX: number, deltaY: number) =>
      this.act({ type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x: 0, y: 0, deltaX, deltaY }] }),
  })
  private isOpen = true
  private dialogs = Promise.resolve()

  constructor(
    private readonly owner: { _options: { baseURL?: string } },
    private readonly session: Session,
    private readonly proxy: RequestProxy,
    private readonly report: (error: string) => void,
  ) {}

  context() {
    return this.owner
  }

  mainFrame() {
    return {
      _expect: (expression: string, options: Expectation) =>
        this.locator(':root')._expect(expression, options),
    }
  }

  on(event: string, listener: (dialog: Dialog) => void) {
    if (event !== 'dialog') throw new Error(`Debian's WebKit cannot page.on('${event}').`)
    this.dialogs = this.answerDialogs(listener)
  }

  /** A window that a script opens has no toolbar. With a toolbar it could not be as narrow as a phone. */
  async open(viewport = { width: 1280, height: 720 }) {
    const main = await this.session.get('/window')
    await this.session.post('/url', { url: OPENER })
    const button = await until('the opener', ACTION_TIMEOUT_MS, () =>
      this.session.post('/element', { using: 'css selector', value: 'button' }).catch(() => undefined),
    )
    await this.session.post(`/element/${Object.values(button)[0]}/click`)
    const handle = await until('the window', ACTION_TIMEOUT_MS, async () => {
      const handles: string[] = await this.session.get('/window/handles')
      return handles.find((handle) => handle !== main)
    })
    await this.session.post('/window', { handle })
    await this.setViewportSize(viewport)
  }

  async goto(url: string, options?: { waitUntil?: string }) {
    const target = new URL(url, this.owner._options.baseURL).href
    await this.navigate(() => this.post('/url', { url: target }), options?.waitUntil)
    const [address] = (await this.evaluate('location.href')).split('#')
    const status = this.proxy.statuses.get(address)
    if (!status) throw new Error(`${target} cannot be loaded.`)
    return { status: () => status }
  }

  async reload() {
    await this.navigate(() => this.post('/refresh'))
  }

  /** The browser's back button skips URLs that came without a user gesture, as they do from `selectOption` here. */
  async goBack() {
    await this.evaluate('setTimeout(() => history.back())')
  }

  async setViewportSize({ width, height }: { width: number; height: number }) {
    await this.post('/window/rect', { x: 0, y: 0, width, height })
    await until(`the window to be ${width} × ${height}`, ACTION_TIMEOUT_MS, () =>
      this.evaluate(`innerWidth === ${width} && innerHeight === ${height}`),
    )
  }

  evaluate(script: PageFunction, arg?: unknown) {
    return this.run(typeof script === 'string' ? `return (${script})` : `return (${script})(...args)`, arg)
  }

  async waitForFunction(script: PageFunction, arg?: unknown) {
    await until(String(script), ACTION_TIMEOUT_MS, () => this.evaluate(script, arg))
  }

  async screenshot() {
    return Buffer.from(await this.session.get('/screenshot'), 'base64')
  }

  locator(selector: string) {
    return onlyWhatIsThere('locator', new Locator(this, selector))
  }

  getByRole(role: string, options?: RoleOptions) {
    return this.locator(roleSelector(role, options))
  }

  getByText(text: string | RegExp, options?: TextOptions) {
    return this.locator(textSelector(text, options))
  }

  async close() {
    if (!this.isOpen) return
    await this.evaluate('0') // This reports errors since the last script.
    this.isOpen = false
    await this.dialogs // WebKitWebDriver crashes when its session is closed while a dialog is open.
  }

  /** Runs a script in the current document, and reports errors in it since the last script. */
  async run(body: string, ...args: unknown[]) {
    let answer = await this.execute(inPage(body), args)
    while (!answer) {
      await this.execute(PREPARE)
      answer = await this.execute(inPage(body), args)
    }
    for (const error of answer.news) this.report(error)
    return answer.value
  }

  async press(keys: string) {
    const values = keys.split('+').map((key) => KEYS[key] ?? key)
    await this.act({
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ],
    })
  }

  async clickAt(x: number, y: number, times: number) {
    const click = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        ...Array.from({ length: times }, () => click).flat(),
      ],
    })
  }

  private async act(source: object) {
    await this.post('/actions', { actions: [source] })
  }

  /** A new document is there as soon as `performance.timeOrigin` changes. */
  private async navigate(start: () => Promise<unknown>, waitUntil = 'load') {
    if (!['load', 'commit'].includes(waitUntil))
      throw new Error(`Debian's WebKit cannot wait for ${waitUntil}.`)
    const readClock = () => this.execute('return performance.timeOrigin', [], CLOCK_TIMEOUT_MS)
    const old = await readClock()
    await start()
    await until('the next document', NAVIGATION_TIMEOUT_MS, async () => (await readClock()) !== old, 0)
    if (waitUntil === 'commit') return
    await until('load', NAVIGATION_TIMEOUT_MS, () => this.evaluate(`document.readyState === 'complete'`))
  }

  private execute(script: string, args: unknown[] = [], timeout = SCRIPT_TIMEOUT_MS) {
    return this.post('/execute/sync', { script, args }, timeout)
  }

  private async post(path: string, body?: object, timeout = ACTION_TIMEOUT_MS) {
    const { answer } = await until(path, ACTION_TIMEOUT_MS, async () => {
      try {
        return { answer: await this.session.post(path, body, timeout) }
      } catch (error) {
        const isTransient = error instanceof WebDriverError && TRANSIENT.includes(error.code)
        const isLate = error instanceof DOMException && error.name === 'TimeoutError'
        if (!isTransient && !isLate) throw error
      }
    })
    return answer
  }

  private async answerDialogs(listener: (dialog: Dialog) => void) {
    while (this.isOpen) {
      const text: string | undefined = await this.session.get('/alert/text').catch(() => undefined)
      if (text !== undefined) {
        await new Promise<void>((resolve) => {
          const answer = (how: string) => this.session.post(`/alert/${how}`).then(() => resolve())
          listener({ message: () => text, accept: () => answer('accept'), dismiss: () => answer('dismiss') })
        })
      }
      await sleep(POLL_MS)
    }
  }
}
