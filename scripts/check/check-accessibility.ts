import { readFileSync } from 'node:fs'
import type { Result, RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { show } from '@/app/_findings/printable'
import { faultInContent, type OwnerSite, type PageFault } from '@/scripts/check/fault-in-content'

type Theme = 'dark' | 'light'

/** By default, axe does not judge the contrast of a text above a pseudo-element, and every card has one. */
const IGNORE_PSEUDO = { options: { ignorePseudo: true } }
const OPTIONS = {
  resultTypes: ['violations'], // without details of the rules that pass, a run takes two thirds of the time
  checks: { 'color-contrast': IGNORE_PSEUDO, 'color-contrast-enhanced': IGNORE_PSEUDO },
}
/** CSS may show the links of a closed `<details>`, which axe takes for hidden. */
const RULES = [{ id: 'scrollable-region-focusable', selector: ':not(details)' }]
const AXE = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')};axe.configure(${JSON.stringify({ rules: RULES })})`

export async function findViolations(page: Page, theme: Theme, options: RunOptions = {}) {
  // A page loads axe once, because that takes three times as long as a run.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  const run = `{
    document.documentElement.classList.remove('dark', 'light')
    document.documentElement.classList.add('${theme}')
    axe.run(${JSON.stringify({ ...OPTIONS, ...options })}).then(({ violations }) => violations)
  }`
  return page.evaluate<Result[]>(run)
}

export async function checkAccessibility(page: Page, site: OwnerSite, theme: Theme): Promise<PageFault[]> {
  // Themes differ in colours alone, so the light theme is checked by the rule of contrast alone.
  const violations = await findViolations(page, theme, theme === 'light' ? { runOnly: 'color-contrast' } : {})
  const found = violations.flatMap(({ nodes, ...rule }) => nodes.map((node) => ({ ...rule, ...node })))
  return Promise.all(
    found.map(async ({ id, help, target, any: [check] }) => {
      const text = (await page.locator(String(target[0])).first().textContent()) ?? ''
      if (id !== 'color-contrast')
        return faultInContent(site, text, (at) => `${help}: ${show(text)}, ${target}; change ${at}`)
      const { fgColor, bgColor, contrastRatio }: Record<string, unknown> = check?.data ?? {}
      const contrast = `${fgColor} on ${bgColor} has a contrast of ${contrastRatio}`
      const remedy = 'change the colours in app/globals.css'
      return { text: `in the ${theme} theme ${show(text)} cannot be read: ${contrast}; ${remedy}` }
    }),
  )
}
