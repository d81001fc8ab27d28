import type { Page } from 'playwright/test'
import { show } from '@/app/_findings/printable'
import { faultInContent, type OwnerSite, type PageFault } from '@/scripts/check/fault-in-content'
import { PHONE } from '@/scripts/support/browsers'

const WIDTHS_PX = [320, PHONE.width, 1440]

export async function checkWidths(page: Page, site: OwnerSite) {
  const faults: PageFault[] = []
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ ...PHONE, width })
    const wide = await page.evaluate(findTooWide)
    if (!wide) continue
    const fault = `at ${width} px it scrolls sideways because of <${wide.name}> around ${show(wide.text)}`
    const remedy = 'change its style in components/, or shorten it'
    faults.push(faultInContent(site, wide.text, (at) => `${fault}; ${remedy} in ${at}`))
  }
  return faults
}

/** Finds the innermost element with a text that reaches beyond the screen, if the page scrolls sideways. */
function findTooWide() {
  if (document.documentElement.scrollWidth <= window.innerWidth) return undefined
  const elements = [...document.querySelectorAll('body *')]
  // A part that one of these scrolls or cuts off does not widen the page.
  const boxes = elements.filter((element) => getComputedStyle(element).overflowX !== 'visible')
  const wide = elements.findLast((element) => {
    if (boxes.some((box) => box !== element && box.contains(element))) return false
    // A word that does not break is wider than its element.
    const words = document.createRange()
    if (!boxes.includes(element)) words.selectNodeContents(element)
    const isTooWide = [element, words].some((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < -1 || right > window.innerWidth + 1
    })
    return isTooWide && element.textContent
  })
  const { localName, textContent } = wide ?? document.body
  return { name: localName, text: textContent ?? '' }
}
