/** Ways in which several tests look at a page, change it or check it. */
import { expect, type Locator, type Page } from 'playwright/test'
import { findTooWide } from '../../scripts/check/find-too-wide'
import { PHONE } from '../../scripts/support/browsers'

/** Runs in the page. React hydrates each part from its start to its end, and marks the elements that are done. */
export function isHydrated() {
  const last = document.querySelector('footer') ?? document.body
  return Object.keys(last).some((key) => key.startsWith('__reactFiber'))
}

/** Runs in the page. Moves each text into an element of its own, as browsers do that translate. */
export function translate() {
  const elements = document.querySelectorAll('body :not(script, style, textarea, option, svg, svg *)')
  for (const { childNodes } of elements)
    for (const text of [...childNodes].filter((node) => node instanceof Text)) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
}

export function readShifts(page: Page) {
  return page.evaluate(async () => {
    // The browser records a shift with the frame after the change.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords()
  })
}

/** Call it before the page opens. @returns a function that reads the values of the expression in all frames so far. */
export async function watchFrames(page: Page, expression: string) {
  await page.addInitScript(`{
    const seen = new Set()
    window.seenInFrames = seen
    requestAnimationFrame(function look() {
      seen.add(${expression})
      requestAnimationFrame(look)
    })
  }`)
  return () => page.evaluate<unknown[]>('new Promise(requestAnimationFrame).then(() => [...seenInFrames])')
}

/** Holds back the scripts of the page that is opened next. @returns a function that lets them through. */
export async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js(\?|$)/, (route) => released.then(() => route.continue()))
  return release
}

export async function expectDrawn(picture: Locator) {
  const width = (element: SVGSVGElement | HTMLImageElement) =>
    'getBBox' in element ? element.getBBox().width : element.naturalWidth
  await expect.poll(() => picture.evaluate(width)).toBeGreaterThan(0)
}

export async function expectFit(page: Page) {
  for (const width of [320, PHONE.width, 768, 1024, 1440]) {
    await page.setViewportSize({ ...PHONE, width })
    expect(await page.evaluate(findTooWide), `${width} px`).toBeNull()
  }
}
