import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

/**
 * Playwright's own script for pages. With it, selectors, matchers and the checks before a click are those of the other
 * engines. Playwright does not export it, so its version is pinned.
 */
const PLAYWRIGHT = (() => {
  const bundle = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')
  const [, literal] = /injectedScriptSource\.ts"\(\) \{\s+"use strict";\s+\w+ = ('.*');$/m.exec(bundle) ?? []
  if (!literal) throw new Error('This version of Playwright keeps its script for pages elsewhere.')
  return runInNewContext(literal)
})()

/** Runs once in each document, as early as possible. It keeps errors there as news until the next `inPage`. */
export const PREPARE = `
  if (window.__inPage) return
  const module = {}
  ${PLAYWRIGHT}
  const injected = new (module.exports.InjectedScript())(window, {
    browserName: 'webkit', customEngines: [], sdkLanguage: 'javascript', stableRafCount: 1,
    testIdAttributeName: 'data-testid',
  })
  const news = []
  Object.defineProperty(window, '__inPage', { value: { injected, news } })
  const tell = (event) => news.push(String(event.message ?? event.reason ?? event.blockedURI ?? event.type))
  addEventListener('error', tell)
  addEventListener('unhandledrejection', tell)
  document.addEventListener('securitypolicyviolation', tell)
  for (const level of ['error', 'warn']) {
    const print = console[level]
    console[level] = (...parts) => {
      news.push(parts.join(' '))
      print.apply(console, parts)
    }
  }
`

/** @returns a script that returns null in a document without `PREPARE`, otherwise the result of `body` and the news. */
export function inPage(body: string) {
  return `
    if (!window.__inPage) return null
    const { injected, news } = window.__inPage
    const run = async (...args) => { ${body} }
    return run(...arguments).then((value) => ({ value, news: news.splice(0) }))
  `
}
