import { copyFileSync, mkdirSync } from 'node:fs'
import { buildSite, copySite, startSite } from '../support/site'
import { test } from '../support/test'
import { DESKTOP, median, PHONE, slowDown, timeToPaint } from './measure'

const PROJECTS = 200
const BUILDS = 3
const ROUNDS = 5

/** Adds copies of the nine projects, each with its own picture. */
const MANY = `for (let i = projects.length; i < ${PROJECTS}; i++) {
  const project = projects[i % 9]
  if (project) projects.push({ ...project, id: 1_000 + i, title: \`Project \${i}\`, image: \`/covers/\${i}.svg\` })
}`

test(`${PROJECTS} projects compared with nine`, async ({ browser }, { outputDir }) => {
  test.setTimeout(1_800_000)
  const times: Record<string, number[]> = { 9: [], [PROJECTS]: [] }
  for (let round = 0; round < BUILDS; round++) {
    for (const [count, all] of Object.entries(times)) {
      const folder = `${outputDir}/${count}-${round}`
      mkdirSync(`${folder}/public/covers`, { recursive: true })
      for (let i = 9; i < PROJECTS; i++)
        copyFileSync('scripts/template/public/drawings/kanban-board.svg', `${folder}/public/covers/${i}.svg`)
      copySite(folder, { 'projects.ts': count === '9' ? '' : MANY })
      const start = performance.now()
      buildSite(folder)
      all.push(performance.now() - start)
    }
  }
  const [few, many] = [median(times[9]), median(times[PROJECTS])]
  console.table({
    'build of 9, ms': few,
    [`build of ${PROJECTS}, ms`]: many,
    'ratio (limit 2)': (many / few).toFixed(2),
  })

  const site = await startSite({}, 'start', `${outputDir}/${PROJECTS}-0`)
  const rows = []
  for (const [screen, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    let pictures = 0
    page.on('request', (request) => {
      if (request.url().includes('/covers/')) pictures++
    })
    await slowDown(page)
    await page.goto(`${site.url}/project`, { waitUntil: 'networkidle' })
    const onOpening = pictures
    const paints: number[] = []
    for (const value of Array(ROUNDS).fill(['React', 'latest', 'C++', '']).flat()) {
      const filter = () => page.getByRole('combobox').selectOption(value)
      paints.push(await timeToPaint(page, 'change', '[role=status]', filter))
      await page.waitForTimeout(1_000)
    }
    await context.close()
    rows.push({
      screen,
      'filter, median ms (limit 50)': median(paints),
      'filter, worst ms': Math.round(Math.max(...paints)),
      'pictures loaded on opening': `${onOpening} of ${PROJECTS}`,
    })
  }
  await site.stop()
  console.table(rows)
})
