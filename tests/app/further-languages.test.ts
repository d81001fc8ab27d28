import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

function routesIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files.flatMap((file) => /^(.*?)(?:\.translated)?\.tsx$/.exec(file)?.[1] ?? [])
}

test('each page of the first language has its twin below app/[language]', () => {
  const routes = routesIn('app/(default)')
  expect(routes).toContain('project/[name]/page')
  expect(routesIn('app/[language]')).toEqual(expect.arrayContaining(routes))
})
