import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import pMap from 'p-map'
import type { Browser } from 'playwright'
import { printable } from '@/app/_findings/printable'
import { checkPage } from '@/scripts/check/check-page'
import type { OwnerSite } from '@/scripts/check/fault-in-content'
import { measureWeight } from '@/scripts/check/measure-weight'
import { annotate } from '@/scripts/support/annotate'
import { launchChromium, PHONE } from '@/scripts/support/browsers'
import { listen } from '@/scripts/support/listen'
import { readJson } from '@/scripts/support/read-json'
import { refuseMistakes } from '@/scripts/support/refuse-mistakes'
import { runCommand } from '@/scripts/support/run-command'
import { startServer } from '@/scripts/support/start-server'

const USAGE = `Builds your site and looks at every page of it in each language. A slow machine takes two minutes for one language.

  npm run check

It says what to change in which line, and what each page weighs. The exit status is 0 if all is well, 1 if not, 2 for an unknown option.
`
/** The limit of a first visit with a phone, in KB (1,000 bytes), as transferred. */
const MAX_KB = 220
const ACCOUNT = { name: 'Octo Cat', bio: null, avatar_url: '', followers: 9, following: 9, public_repos: 9 }

runCommand(async () => {
  parseArgs() // takes no options
  await refuseMistakes()
  const browser = await launchChromium()
  // This server answers instead of GitHub, so that the check needs no network.
  const github = createServer(({ url }, response) =>
    // With another name, the server would say that the account has been renamed.
    response.end(JSON.stringify({ ...ACCOUNT, login: url?.split('/').at(-1) })),
  )
  try {
    const account = `http://127.0.0.1:${await listen(github)}`
    execFileSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' })
    const { basePath } = readJson<{ basePath: string }>('.next/routes-manifest.json')
    const { url, stop } = await startServer({ ...process.env, GITHUB_API_URL: account })
    await checkSite(browser, { url: url + basePath, folder: '.' }).finally(stop)
  } finally {
    github.close()
    await browser.close()
  }
}, USAGE)

async function checkSite(browser: Browser, site: OwnerSite) {
  // These modules read the content while they load, so they are imported late.
  const { pitchesIn } = await import('@/components/content/pitches')
  const { contents } = await import('@/components/content/content')
  const { addressesOf } = await import('@/components/layout/sheets')
  const paths = contents.flatMap((content) => [
    ...addressesOf(content),
    ...pitchesIn(content).map(({ href }) => href),
  ])
  const look = async (path: string) => {
    // A phone shows no links in the bar, so Next preloads no pages for them.
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: PHONE })
    // tsx wraps each function in a call of `__name`, also the functions that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named')
    const faults = await checkPage(page, site, path)
    await page.close()
    return { faults, weight: await weightOf(browser, site, path) }
  }
  const found = await pMap(paths, look, { concurrency: 2 })
  console.log(found.map(({ weight }) => `  ${weight}`).join('\n'))
  const faults = found.flatMap((page) => page.faults)
  const list = faults.map(({ text }) => text).join('\n')
  console.log(list ? `\nTo change:\n\n${printable(list)}` : '\nEvery page is as it should be.')
  annotate(faults.map((fault) => ({ level: 'error', ...fault })))
  if (faults.length > 0) process.exitCode = 1
}

async function weightOf(browser: Browser, site: OwnerSite, path: string) {
  const { total, image, font, requests } = await measureWeight(browser, site.url + path)
  const [sum, pictures, typefaces] = [total, image, font].map((bytes) => `${Math.round(bytes / 1_000)} KB`)
  const remedy = image > total / 4 ? 'use smaller or fewer pictures' : 'shorten the page'
  const advice = `  WARNING: more than ${MAX_KB} KB; ${remedy}`
  const line = `${path}: ${sum} in ${requests} requests, ${pictures} of it pictures, ${typefaces} typefaces`
  return line + (total > MAX_KB * 1_000 ? advice : '')
}
