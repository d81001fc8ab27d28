import { type Site, startSite } from '../support/site'
import { test } from '../support/test'
import { reportWeights, testOwnerSite } from './owner-checks'

let site: Site

test.beforeAll(async ({ standIn }) => {
  site = await startSite(standIn.env, 'start', '.')
})

test.afterAll(() => site.stop())

const find = () => ({ url: site.url, folder: process.cwd() })
testOwnerSite(find)
test('prints what each page weighs', ({ browser }) => reportWeights(browser, find()))
