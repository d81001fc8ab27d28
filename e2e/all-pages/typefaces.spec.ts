import type { CDPSession, Page } from 'playwright/test'
import { expect, routes, test, watchLayoutShifts } from '../support/test'

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

/** @returns a function that returns the typefaces that are loaded in the first frame. */
async function watchFirstFrame(page: Page) {
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const faces = [...document.fonts].filter(({ status }) => status === 'loaded')
      Object.assign(window, { first: faces.map(({ family }) => family.replaceAll('"', '')) })
    })
  })
  return () => page.evaluate<string[]>('first')
}

for (const route of routes) {
  test(`${route} shows the typefaces from the first frame on, on slow 4G`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    const [shifts, first] = [await watchLayoutShifts(page), await watchFirstFrame(page)]
    await page.goto(route)
    expect(await first()).toEqual(['Geist', 'Geist Mono'])
    expect(await drawnWith(session, 'h1')).toEqual(['Geist'])
    expect(await drawnWith(session, 'main .note')).toEqual(['Geist Mono'])
    expect(await shifts()).toEqual([])
  })
}

test('fetches font files for letters beyond the basic ones, only on pages that use them', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && request.url().startsWith('http')) fetched.push(request.url())
  })
  await page.goto('/about')
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Über Łukasz Żółć'
  })
  await expect.poll(() => drawnWith(session, 'h1')).toEqual(['Geist'])
  expect(fetched.map((url) => /geist-[a-z-]*/.exec(url)?.[0]).sort()).toEqual([
    'geist-latin',
    'geist-latin-ext',
  ])
})
