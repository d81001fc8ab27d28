import type { CDPSession } from 'playwright/test'
import { expect, PHONE, test } from '../support/fixtures'
import { readShifts, watchFrames } from '../support/page'

test.use({ viewport: PHONE })

/** So slow that even the HTML of a page arrives in many parts. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 80_000, uploadThroughput: -1 }

async function drawnWith(session: CDPSession, selector: string) {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the system'}`)
}

const WIDTHS = `['h1', 'main .note'].map((selector) => {
  const text = new Range()
  text.selectNodeContents(document.querySelector(selector))
  return text.getBoundingClientRect().width
}).join()`

// Two pages are enough, because the build treats all alike. The drawings of the second one come late.
for (const route of ['/', '/project']) {
  test(`${route} shows its typefaces from the first frame on, and nothing moves`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW)
    const widths = await watchFrames(page, WIDTHS)
    await page.goto(route)
    // The browser may also load a fallback, but must not lay out the text with the fallback.
    expect(await widths()).toEqual([await page.evaluate(WIDTHS)])
    expect(await drawnWith(session, 'h1')).toEqual(['Geist'])
    expect(await drawnWith(session, 'main .note')).toEqual(['Geist Mono'])
    expect(await readShifts(page)).toEqual([])
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
