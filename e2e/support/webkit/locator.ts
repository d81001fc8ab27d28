import type { Locator as PlaywrightLocator, Page as PlaywrightPage } from 'playwright/test'
import sharp from 'sharp'
import type { Page, PageFunction } from './page'
import { TimeoutError, until } from './until'

const ACTION_TIMEOUT_MS = 10_000

export type RoleOptions = Parameters<PlaywrightPage['getByRole']>[1]
export type TextOptions = Parameters<PlaywrightPage['getByText']>[1]
export type Expectation = { isNot: boolean; timeout: number; [option: string]: unknown }

/** The part of Playwright's `Locator` that the tests in this browser use. See `browser.ts`. */
export class Locator {
  readonly _apiName = 'Locator'

  constructor(
    private readonly page: Page,
    private readonly selector: string,
  ) {}

  toString() {
    return this.selector
  }

  locator(selector: string) {
    return this.page.locator(`${this.selector} >> ${selector}`)
  }

  getByRole(role: string, options?: RoleOptions) {
    return this.locator(roleSelector(role, options))
  }

  getByText(text: string | RegExp, options?: TextOptions) {
    return this.locator(textSelector(text, options))
  }

  filter({ hasText, has, ...other }: Parameters<PlaywrightLocator['filter']>[0] & object) {
    const [unknown] = Object.keys(other)
    if (unknown) throw new Error(`Debian's WebKit cannot locator.filter({ ${unknown} }).`)
    let selector = this.selector
    if (hasText) selector += ` >> internal:has-text=${quote(hasText)}`
    if (has) selector += ` >> internal:has=${JSON.stringify(String(has))}`
    return this.page.locator(selector)
  }

  first() {
    return this.nth(0)
  }

  nth(index: number) {
    return this.locator(`nth=${index}`)
  }

  async all() {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index))
  }

  count() {
    return this.evaluateAll('(elements) => elements.length')
  }

  evaluateAll(script: PageFunction) {
    return this.page.run(
      `return (${script})(injected.querySelectorAll(injected.parseSelector(args[0]), document))`,
      this.selector,
    )
  }

  /** Waits for the element. */
  async evaluate(script: PageFunction, arg?: unknown) {
    const { result } = await this.withElement(`return { result: await (${script})(element, arg) }`, arg)
    return result
  }

  getAttribute(name: string) {
    return this.evaluate('(element, name) => element.getAttribute(name)', name)
  }

  textContent() {
    return this.evaluate('(element) => element.textContent')
  }

  isVisible() {
    return this.page.run(
      `const element = injected.querySelector(injected.parseSelector(args[0]), document, true)
      return element !== undefined && injected.elementState(element, 'visible', true).matches`,
      this.selector,
    )
  }

  boundingBox() {
    return this.evaluate(`(element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }`)
  }

  async scrollIntoViewIfNeeded() {
    await this.evaluate('(element) => element.scrollIntoViewIfNeeded()')
  }

  async click() {
    await this.clickTimes(1)
  }

  async dblclick() {
    await this.clickTimes(2)
  }

  async focus() {
    await this.evaluate('(element) => element.focus()')
  }

  async press(keys: string) {
    await this.focus()
    await this.page.press(keys)
  }

  async fill(text: string) {
    await this.withElement(
      `if ((await injected.checkElementStates(element, ['visible', 'enabled', 'editable'], true)) !== undefined) return
      injected.fill(element, arg)
      document.execCommand(arg ? 'insertText' : 'delete', false, arg)
      return true`,
      text,
    )
  }

  async selectOption(valueOrLabel: string) {
    await this.withElement(
      `if ((await injected.checkElementStates(element, ['visible', 'enabled'], true)) !== undefined) return
      return Array.isArray(injected.selectOptions(element, [{ valueOrLabel: arg }]))`,
      valueOrLabel,
    )
  }

  /** Crops a screenshot of the page, because the driver cuts an element off where the first screen ends. */
  async screenshot() {
    await this.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await this.withElement('return element.getBoundingClientRect().toJSON()')
    return sharp(await this.page.screenshot())
      .extract({
        left: Math.ceil(x),
        top: Math.ceil(y),
        width: Math.floor(width) - 1,
        height: Math.floor(height) - 1,
      })
      .toBuffer()
  }

  /** All of Playwright's matchers call this. */
  async _expect(expression: string, options: Expectation) {
    const isOfMany = expression === 'to.have.count' || expression.endsWith('.array')
    const isAbsence = /^to\.be\.(hidden|detached)$/.test(expression)
    const isPresence = /^to\.be\.(visible|attached|in\.viewport)$/.test(expression)
    let last: { matches: boolean; received?: unknown } | undefined
    const isMet = async () => {
      last = await this.page.run(
        `const [selector, options, isOfMany] = args
        const parsed = injected.parseSelector(selector)
        const elements = injected.querySelectorAll(parsed, document)
        if (elements.length > 1 && !isOfMany) throw injected.strictModeViolationError(parsed, elements)
        if (elements.length > 0 || isOfMany) return injected.expect(elements[0], options, elements, true)`,
        this.selector,
        { ...options, expression },
        isOfMany,
      )
      if (last) return last.matches !== options.isNot
      return options.isNot ? isPresence : isAbsence
    }
    try {
      await until(expression, options.timeout, isMet)
      return { matches: !options.isNot }
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error
      const errorMessage = last ? undefined : 'Error: element(s) not found'
      return { matches: options.isNot, received: last?.received, timedOut: true, errorMessage }
    }
  }

  /** Clicks the middle of the element once it is stable, enabled and not covered. */
  private async clickTimes(times: number) {
    const { x, y } = await this.withElement(
      `if ((await injected.checkElementStates(element, ['visible', 'enabled', 'stable'], true)) !== undefined) return
      element.scrollIntoViewIfNeeded()
      const { left, top, right, bottom } = element.getClientRects()[0]
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
      if (injected.setupHitTargetInterceptor(element, 'drag', { x, y }).stop) return { x, y }`,
    )
    await this.page.clickAt(x, y, times)
  }

  /** Runs a script with the element until it returns something. @throws when more than one element matches. */
  private withElement(body: string, arg?: unknown) {
    return until(this.selector, ACTION_TIMEOUT_MS, () =>
      this.page.run(
        `const [selector, arg] = args
        const element = injected.querySelector(injected.parseSelector(selector), document, true)
        if (element) { ${body} }`,
        this.selector,
        arg,
      ),
    )
  }
}

export function roleSelector(role: string, { name, exact, ...states }: RoleOptions = {}) {
  const attributes = Object.entries(states).map(([state, value]) => `[${state}=${value}]`)
  if (name !== undefined) attributes.push(`[name=${quote(name, exact)}]`)
  return `internal:role=${role}${attributes.join('')}`
}

export function textSelector(text: string | RegExp, { exact }: TextOptions = {}) {
  return `internal:text=${quote(text, exact)}`
}

function quote(text: string | RegExp, isExact = false) {
  return typeof text === 'string' ? `${JSON.stringify(text)}${isExact ? 's' : 'i'}` : String(text)
}
