import type { Page } from 'playwright/test'
import { checkAccessibility } from '@/scripts/check/check-accessibility'
import { checkAddresses } from '@/scripts/check/check-addresses'
import { checkWidths } from '@/scripts/check/check-widths'
import type { OwnerSite, PageFault } from '@/scripts/check/fault-in-content'

export async function checkPage(page: Page, site: OwnerSite, path: string): Promise<PageFault[]> {
  const faults: PageFault[] = []
  page.on('console', (message) => {
    // Warnings are about what no owner can change, such as a style sheet that Next loads beforehand.
    if (message.type() !== 'error') return
    faults.push({ text: `the browser reports: ${message.text()} (${message.location().url})` })
  })
  page.on('pageerror', ({ message }) => faults.push({ text: `the browser reports: ${message}` }))
  const response = await page.goto(site.url + path)
  if (response?.status() === 200) {
    // The widest screen comes last and stays for axe, because all that an owner writes shows in it.
    for (const check of [checkWidths, checkAddresses]) faults.push(...(await check(page, site)))
    for (const theme of ['dark', 'light'] as const)
      faults.push(...(await checkAccessibility(page, site, theme)))
  } else faults.push({ text: `it answers ${response?.status()}; see the server's log` })
  const different = new Map(faults.map((fault) => [fault.text, fault]))
  return [...different.values()].map((fault) => ({ ...fault, text: `${path}: ${fault.text}` }))
}
