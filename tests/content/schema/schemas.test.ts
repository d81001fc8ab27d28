import { copyFileSync, existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { write } from '@/tests/support/write'

/** A new field for each purpose, of which no other file knows. */
vi.mock('@/content/schema/skills', async () => {
  const { entry, file, usedFor, line, list, optional } = await import('@/content/schema/field-types')
  const { day, id, picture } = await import('@/content/schema/shared-fields')
  const skill = entry({
    id,
    called: line('Python').meta(usedFor('name')),
    motto: optional(line('Readable.')).meta(usedFor('translation')),
    badges: list(picture),
    since: day,
    grade: optional(line('A')).meta(usedFor('wholeSite')),
  })
  return { skillsFile: file({ skills: list(skill) }) }
})

vi.mock('@/content/skills', () => {
  const badges = ['/new.png', '/none.png']
  const skill = { id: 1, called: 'Rust', motto: 'Safe.', badges, since: '2999-01-01', grade: 'A' }
  return { skills: [skill] }
})

test('checks, resizes, translates and lists a new field of a schema by its purpose', async () => {
  vi.stubEnv('SITE_LANGUAGES', undefined)
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).toFile('public/new.png')
  write('content/de/skills.ts', `export const skills = [{ id: 1, grade: 'B' }]`)
  const { contentFiles: content } = await import('@/components/content/content-files')
  const { findMistakes } = await import('@/app/_check/content/mistakes')
  const mistakes = findMistakes(content).map(({ text }) => text)
  expect(mistakes).toContainEqual(
    expect.stringMatching(/^skill 1 \(Rust\), badges 2: "\/none\.png" — there is no public\/none\.png/),
  )
  expect(mistakes).toContainEqual(expect.stringMatching(/^skill 1, grade: "B" — the site has one/))

  copyFileSync('public/new.png', 'public/none.png')
  const { resizePhotos } = await import('@/scripts/build/resize-photos')
  await resizePhotos()
  for (const name of ['new', 'none']) expect(existsSync(`public/_resized/96/${name}.png.avif`)).toBe(true)

  const { findWarnings } = await import('@/app/_check/content/warnings')
  const warnings = findWarnings(content).map(({ text }) => text)
  expect(warnings).toContainEqual(expect.stringMatching(/\(Rust\), since: "2999-01-01" — this day is in the/))
  expect(warnings).toContainEqual(expect.stringMatching(/^not in German yet: .*, skills 1\.motto/))
})
