// @ts-expect-error the package has no types
import schema from '@jsonresume/schema'
import { expect, test, vi } from 'vitest'
import { resume } from '@/app/_metadata/json-resume'
import { contentIn } from '@/components/content/content'
import * as career from '@/e2e/sites/maximum/content/career'

// Modules read the address of the site as soon as they are imported.
vi.hoisted(() => vi.stubEnv('SITE_ADDRESS', 'https://bo.dev'))

test('/resume.json is a JSON Resume, whatever list of the career is full', async () => {
  const full = resume({ ...contentIn(), ...career })
  expect(await new Promise((done) => schema.validate(full, done))).toBeNull()
})
