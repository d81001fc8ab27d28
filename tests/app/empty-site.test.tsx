import { HtmlValidate } from 'html-validate'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import ContactPage from '@/app/(default)/contact/page'
import HomePage from '@/app/(default)/page'
import ServicesPage from '@/app/(default)/services/page'
import { contentIn } from '@/components/content/content'
import { sheetsOf } from '@/components/layout/sheets'
import { PAGE_PARTS } from '@/content/schema/pages'

// Modules read the address of the site as soon as they are imported.
vi.hoisted(() => vi.stubEnv('SITE_ADDRESS', 'https://bo.dev'))

test('an empty page is gone unless the navigation names it, and no other has an empty list', async () => {
  const content = contentIn()
  for (const list of Object.values(content)) if (Array.isArray(list)) list.splice(0)
  content.navigation.push({ id: 4, name: 'Services', href: '/services' })
  const texts = { name: 'Bo', bio: '', headline: '', place: '', cv: undefined, handle: undefined }
  Object.assign(content.owner, { ...texts, roles: [], passions: [] })
  const hrefs = sheetsOf(content).map(({ href }) => href)
  expect(Object.keys(PAGE_PARTS).filter((href) => hrefs.includes(href))).toEqual(['/', '/services'])
  expect(hrefs).not.toContain('/github')

  const checker = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })
  for (const Page of [HomePage, ServicesPage, ContactPage]) {
    const { prelude } = await prerender(<Page />)
    const html = await new Response(prelude).text()
    expect((await checker.validateString(html)).results).toEqual([])
    expect(html).not.toMatch(/<(ul|ol|select)\b[^>]*><\//)
    if (Page === ServicesPage) expect(html).toContain(content.words.services.none)
  }
})
