import { copyFileSync, mkdirSync } from 'node:fs'
import { copySite } from '../../tests/copy-site'
import { buildSite, startSite } from '../support/site'
import { test } from '../support/test'
import { DESKTOP, median, PHONE, slowDown, timeToPaint } from './measure'

const PROJECTS = 200
const ROUNDS = 5

/** Adds copies of the nine projects, each with its own picture. */
const MANY = `for (let i = projects.length; i < ${PROJECTS}; i++) {
  const project = projects[i % 9]
  if (project) projects.push({ ...project, id: 1_000 + i, title: \`Project \${i}\`, image: \`/covers/\${i}.svg\`, story: undefined })
}`

test(`filter of ${PROJECTS} projects`, async ({ browser }, { outputDir }) => {
  mkdirSync(`${outputDir}/public/covers`, { recursive: true })
  for (let i = 9; i < PROJECTS; i++)
    copyFileSync('tests/specimen/public/drawings/board.svg', `${outputDir}/public/covers/${i}.svg`)
  copySite(outputDir, { 'projects.ts': MANY })
  await buildSite(outputDir)
  const site = await startSite({}, 'start', outputDir)
  const rows = []
  for (const [screen, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await slowDown(page)
    await page.goto(`${site.url}/project`, { waitUntil: 'networkidle' })
    const paints: number[] = []
    for (const value of Array(ROUNDS).fill(['React', 'latest', 'C++', '']).flat()) {
      const filter = () => page.getByRole('combobox').selectOption(value)
      paints.push(await timeToPaint(page, 'change', '[role=status]', filter))
      await page.waitForTimeout(1_000)
    }
    await context.close()
    rows.push({ screen, 'filter, median ms': median(paints) })
  }
  await site.stop()
  console.table(rows)
})
