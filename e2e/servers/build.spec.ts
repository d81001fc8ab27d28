import { readdir, readFile } from 'node:fs/promises'
import { SPECIMEN } from '../support/site'
import { expect, test } from '../support/test'

test('keeps the content checks out of the build, and zod out of the browser', async () => {
  const holds = async (folder: string, text: string) => {
    const files = await readdir(folder, { recursive: true })
    const scripts = files.filter((file) => file.endsWith('.js'))
    const sources = await Promise.all(scripts.map((file) => readFile(`${folder}/${file}`, 'utf8')))
    return sources.some((source) => source.includes(text))
  }
  expect(await holds(`${SPECIMEN}/.next/server`, 'safeParse')).toBe(true)
  expect(await holds(`${SPECIMEN}/.next/server`, 'there is no such field')).toBe(false)
  expect(await holds(`${SPECIMEN}/.next/static`, 'safeParse')).toBe(false)
})
