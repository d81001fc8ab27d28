import ogs from 'open-graph-scraper'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { checkResume } from '../../scripts/check/page-checks'
import { owner } from '../../scripts/template/content/owner'
import { projects } from '../../scripts/template/content/projects'
import { SITES, SPECIMEN } from '../support/site'
import { expect, routes, test } from '../support/test'

/** The URL that the build was given. The pictures themselves are fetched from the running site. */
const ADDRESS = 'http://localhost:3000'

for (const route of routes) {
  test(`a shared link to ${route} shows a picture, a title and a description`, async ({ request }) => {
    const html = await (await request.get(route)).text()
    const { result } = await ogs({ html })
    const [picture] = result.ogImage ?? []
    expect(result.ogTitle).toContain(owner.name)
    expect(result.ogDescription?.length).toBeGreaterThanOrEqual(70)
    expect(result.ogDescription?.length).toBeLessThanOrEqual(160)
    expect(result).toMatchObject({
      ogUrl: ADDRESS + (route === '/' ? '' : route),
      ogType: 'website',
      ogSiteName: owner.name,
      ogLocale: 'en_GB',
      twitterCard: 'summary_large_image',
      twitterTitle: result.ogTitle,
      twitterDescription: result.ogDescription,
      ogImage: [{ type: 'image/png', width: '1200', height: '630' }],
    })
    expect(result.ogImage?.[0]).toHaveProperty('alt')
    expect(result.twitterImage?.[0]?.url).toBe(picture?.url)
    expect(picture?.url.startsWith(`${ADDRESS}/`)).toBe(true)

    const response = await request.get((picture?.url ?? '').slice(ADDRESS.length))
    expect(response.headers()['content-type']).toBe('image/png')
    const bytes = await response.body()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(300_000)
  })
}

// Next would keep the answer of the route on disk for every address that strangers request.
for (const path of ['/preview/nope', '/preview/About', '/preview/about/nope'])
  test(`${path} is a missing page`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('Page Not Found')
  })

test('no two pages share a title, a description, a picture or a canonical URL', async ({ page }) => {
  const seen = { titles: new Set(), descriptions: new Set(), pictures: new Set(), addresses: new Set() }
  for (const route of routes) {
    await page.goto(route)
    seen.titles.add(await page.title())
    seen.descriptions.add(await page.locator('meta[name=description]').getAttribute('content'))
    seen.pictures.add(await page.locator('meta[property="og:image"]').getAttribute('content'))
    seen.addresses.add(await page.locator('link[rel=canonical]').getAttribute('href'))
  }
  for (const set of Object.values(seen)) expect(set.size).toBe(routes.length)
})

test('hides the 404 page from search engines, and no other page', async ({ request }) => {
  expect(await (await request.get('/nope')).text()).toContain('<meta name="robots" content="noindex"/>')
  for (const route of routes) {
    expect(await (await request.get(route)).text()).not.toContain('noindex')
  }
})

test('tells search engines who the owner is', async ({ page }) => {
  await page.goto('/')
  const [website, profile] = await things(page)
  expect(website).toMatchObject({ '@type': 'WebSite', name: owner.name, url: ADDRESS })
  expect(profile).toMatchObject({
    '@type': 'ProfilePage',
    dateModified: owner.updated,
    isPartOf: { '@id': website?.['@id'] },
    mainEntity: {
      '@type': 'Person',
      '@id': website?.author?.['@id'],
      name: owner.name,
      jobTitle: 'Developer',
    },
  })
  // In the template, the social links lead nowhere, and bio and portrait are placeholders.
  expect(profile?.mainEntity?.sameAs).toEqual([])
  expect(profile?.mainEntity).not.toHaveProperty('description')
  expect(profile?.mainEntity).not.toHaveProperty('image')

  await page.goto('/project')
  const [, list, person] = await things(page)
  expect(person?.['@id']).toBe(website?.author?.['@id'])
  expect(list?.mainEntity?.itemListElement.map(({ item }) => [item.name, item['@id']])).toEqual(
    projects.map((project) => [project.title, `${ADDRESS}/project#project-${project.id}`]),
  )
})

test('lists every page for search engines', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toEqual(routes.map((route) => ADDRESS + route.replace(/^\/$/, '')))
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`)
})

test('has an icon as SVG, PNG and ICO', async ({ page, request }) => {
  await page.goto('/')
  const links = await page.locator('link[rel=icon], link[rel=apple-touch-icon]').all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
  expect(manifest.name).toBe(owner.name)
  const formats = new Map()
  for (const address of [...addresses, ...manifest.icons.map((icon: { src: string }) => `/${icon.src}`)]) {
    const { format, width } = await sharp(await (await request.get(address)).body()).metadata()
    formats.set(format, width)
  }
  expect([...formats]).toEqual([
    ['svg', 32],
    ['png', 512],
  ])
  expect(await (await request.get('/icon.svg')).text()).not.toContain('var(')
  const favicon = await (await request.get('/favicon.ico')).body()
  expect(favicon.readUInt16LE(2)).toBe(1)
  expect(await sharp(favicon.subarray(favicon.readUInt32LE(18))).metadata()).toMatchObject({ width: 32 })
})

test('serves the content as a JSON Resume without placeholders', async ({ page, request, site }) => {
  await page.goto('/')
  await expect(page.locator('link[rel=alternate][type="application/json"]')).toHaveAttribute(
    'href',
    `${ADDRESS}/resume.json`,
  )
  const response = await request.get('/resume.json')
  expect(response.headers()['content-type']).toContain('application/json')
  const resume = await response.json()
  expect(await checkResume(page, { url: site.url, folder: SPECIMEN })).toEqual([])
  expect(JSON.stringify(resume)).not.toMatch(
    /example\.com|Your Name|octocat|Company Name|First prize|portrait\.svg|broken calculator/,
  )
  expect(resume.skills).toHaveLength(12)
  expect(resume.projects.map(({ name }: { name: string }) => name)).toEqual(
    projects.map((project) => project.title),
  )
})

for (const route of routes) {
  test(`prints ${route} without the bar and the controls`, async ({ page }) => {
    await page.goto(route)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    for (const role of ['button', 'combobox', 'textbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    const [background, colour] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color]
    })
    expect([background, colour]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  })
}

type Thing = {
  '@id': string
  author?: Thing
  mainEntity?: Thing & { sameAs: string[]; itemListElement: { item: Thing & { name: string } }[] }
}

async function things(page: Page): Promise<Thing[]> {
  const json = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@context': context, '@graph': graph } = JSON.parse(json ?? '')
  expect(context).toBe('https://schema.org')
  return graph
}

test('tells search engines about studies, awards and languages, and nothing that is a placeholder', async ({
  page,
  start,
}) => {
  const person = async () => (await things(page)).find(({ mainEntity }) => mainEntity)?.mainEntity
  await page.goto('/')
  expect(JSON.stringify(await person())).not.toMatch(/worksFor|alumniOf|homeLocation|knowsLanguage|award/)
  const { url } = await start({}, 'start', `${SITES}/sample`)
  await page.goto(url)
  expect(await person()).toMatchObject({
    alumniOf: [{ '@type': 'EducationalOrganization', name: 'University of Oklahoma' }],
    award: ['Digital Compression Pioneer Award'],
    knowsLanguage: ['English'],
  })
})
