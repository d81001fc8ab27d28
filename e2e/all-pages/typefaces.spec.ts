import type { CDPSession, Page } from 'playwright/test'
import { expect, PHONE, test, watchLayoutShifts } from '../support/test'

test.use({ viewport: PHONE })

/** Lighthouse's slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 184_320, uploadThroughput: 84_375 }

/** @returns the typefaces that the browser actually used for the text of an element. */
async function drawnWith(session: CDPSession, selector: string) {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the system'}`)
}

/** @returns a function that returns how wide heading and note are, in the first frame and now. */
async function watchWidths(page: Page) {
  await page.addInitScript(() => {
    const widths = () =>
      ['h1', 'main .note'].map((selector) => {
        const text = document.createRange()
        text.selectNodeContents(document.querySelector(selector) ?? document)
        return text.getBoundingClientRect().width
      })
    Object.assign(window, { widths })
    requestAnimationFrame(() => Object.assign(window, { firstWidths: widths() }))
  })
  return () => page.evaluate<{ first: number[]; now: number[] }>('({ first: firstWidths, now: widths() })')
}

// The build treats all pages alike. These are the first page, the heaviest one and one that is often opened by a link.
for (const route of ['/', '/project', '/contact']) {
  test(`${route} shows the typefaces from the first frame on, on slow 4G`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    const [shifts, widths] = [await watchLayoutShifts(page), await watchWidths(page)]
    await page.goto(route)
    // Whether the browser has loaded a fallback as well is its own affair. It must not lay out the text with it.
    const { first, now } = await widths()
    expect(first).toEqual(now)
    expect(await drawnWith(session, 'h1')).toEqual(['Geist'])
    expect(await drawnWith(session, 'main .note')).toEqual(['Geist Mono'])
    expect(await shifts()).toEqual([])
  })
}

test('fetches a font file only for letters from beyond western Europe', async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && request.url().startsWith('http')) fetched.push(request.url())
  })
  await page.goto('/about')
  for (const [name, files] of [
    ['Jürgen Nuñez-Ångström, père', []],
    ['Łukasz Žižek', ['geist-central', 'geist-mono-central']],
    ['Nguyễn', ['geist-central', 'geist-mono-central', 'geist-mono-vietnamese', 'geist-vietnamese']],
  ] as const) {
    await page.evaluate((text) => {
      for (const element of document.querySelectorAll('h1, main .note')) element.textContent = text
    }, name)
    await expect.poll(() => drawnWith(session, 'h1')).toEqual(['Geist'])
    await expect.poll(() => drawnWith(session, 'main .note')).toEqual(['Geist Mono'])
    expect(fetched.map((url) => /geist-[a-z-]*[a-z]/.exec(url)?.[0]).sort()).toEqual(files)
  }
})
