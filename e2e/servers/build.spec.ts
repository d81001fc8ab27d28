import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { copySite, NEXT, SITES, SPECIMEN } from '../support/site'
import { expect, routes, test } from '../support/test'

test('prerenders every page in full, and /github in part', async () => {
  const manifest = JSON.parse(await readFile(`${SPECIMEN}/.next/prerender-manifest.json`, 'utf8'))
  for (const route of [...routes, '/_not-found'])
    expect(manifest.routes[route]?.compute, route).toBe(route === '/github' ? 'resuming' : 'static')
})

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

test('"next build" alone also stops at a mistake and reports it once', async () => {
  // It has compiled the sites before, so this takes a few seconds.
  const folder = `${SITES}/workshop`
  copySite(folder, { 'skills.ts': `Object.assign(skills[2] ?? {}, { amount: 140 })` })
  const { status, stderr } = spawnSync(process.execPath, [NEXT, 'build'], { cwd: folder, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).not.toMatch(/^ +at /m)
  expect(stderr.match(/content\/skills\.ts/g)).toHaveLength(1)
})
