import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import type { z } from 'zod'
import { conflictMistakes, privateComments } from '@/app/_findings/articles/foreign-markup'
import { fileMistake, kindOf, pictureMistake } from '@/app/_findings/file-mistake'
import type { LineFinding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { picturePath } from '@/components/article/targets'
import { type ArticleFile, factsOf, readText, sourceOf, tagsOf } from '@/components/content/article-files'
import { contentIn, contents } from '@/components/content/content'
import { isVideoFile } from '@/components/content/picture-file'
import { articleSchema, pageSchema, pitchSchema } from '@/content/schema/article'
import { ARTICLE_SECTIONS } from '@/content/schema/article-folders'
import { CV_SECTIONS } from '@/content/schema/cv-sections'
import { wantedBy } from '@/content/schema/field-types'
import { ADDRESSES, RESERVED_SEGMENTS, SITE_FILES } from '@/content/schema/pages'

/** A host answers for a folder with the first, and Windows has devices under the others, so no file. */
const NAMES_OF_SYSTEMS = /^(index|con|prn|aux|nul|(com|lpt)\d)$/

const SCHEMAS: Record<string, z.ZodObject> = { '/page-file': pageSchema, '/for': pitchSchema }

/** Finds what a text would publish that is false, broken or private. A reader elsewhere would not show it either. */
export function textMistakes(articleFile: ArticleFile): LineFinding[] {
  const { facts, body } = readText(articleFile.file)
  const conflicts = conflictMistakes(sourceOf(articleFile.file) ?? '')
  if (conflicts.length > 0) return conflicts
  if (facts.mistake) {
    const { line, cause } = facts.mistake
    const written = sourceOf(articleFile.file)?.split('\n')[line - 1]?.trim()
    return [{ line, text: `${show(written)} — ${cause}; a value with a colon or a sign wants quotes` }]
  }
  const { excess, prose, addresses } = body()
  if (excess) return [excess]
  const pictures = addresses.flatMap(({ type, url, line }) => {
    const path = type !== 'link' && picturePath(url, articleFile)
    const mistake = path && ownPictureMistake(path)
    return mistake ? { line, text: `${type} ${show(url)}: ${mistake}` } : []
  })
  return [
    ...factMistakes(articleFile),
    ...unknownPitchNames(articleFile),
    ...privateComments(prose),
    ...pictures,
  ]
}

function factMistakes(articleFile: ArticleFile): LineFinding[] {
  const { facts } = readText(articleFile.file)
  const { values } = factsOf(articleFile)
  const { draft: _, ...shape } = (SCHEMAS[articleFile.section] ?? articleSchema).shape
  return Object.entries(shape).flatMap(([name, schema]) => {
    const value = values[name] === '' ? undefined : values[name]
    const wanted = wantedBy(schema, value)
    const written = facts.writtenAs[name]
    if (!wanted) return []
    if (written)
      return { line: facts.lineOf(written), text: `${written}: ${show(facts.values[name])} — ${wanted}` }
    return { line: 1, text: `${name}: missing — ${wanted}` }
  })
}

function unknownPitchNames({ section, file, language }: ArticleFile): LineFinding[] {
  const { facts } = readText(file)
  const { projects, skills } = contentIn(language)
  const known: Record<string, readonly string[]> = {
    projects: projects.map(({ id }) => String(id)),
    skills: skills.map(({ skillName }) => skillName),
    without: CV_SECTIONS,
  }
  return Object.entries(section === '/for' ? known : {}).flatMap(([name, all]) => {
    const unknown = tagsOf(facts.values[name]).filter((one) => !all.includes(one))
    const wanted = `wanted ${all.join(', ')}`
    return unknown.map((one) => ({ line: facts.lineOf(name), text: `${name}: ${show(one)} — ${wanted}` }))
  })
}

function ownPictureMistake(path: string) {
  if (!isVideoFile(path)) return pictureMistake(path)
  const kind = extname(path).slice(1).toLowerCase()
  return fileMistake(path, 'wanted a video that ends in .mp4 or .webm', [kind])
}

export function whyNoPage({ file, name, href, section }: ArticleFile, allFiles: ArticleFile[]) {
  if (!name) return `its name says no address — wanted letters or figures in it, for example first-note.md`
  if (NAMES_OF_SYSTEMS.test(name))
    return `a host or Windows keeps the name ${name} for itself — rename it, for example to first-note.md`
  const twin = allFiles.find((one) => one.href === href && one.file !== file)
  if (twin) return `${twin.file} has the same address, ${href} — delete or rename one of them`
  const taken = section === '/page-file' ? takenNames() : []
  if (taken.includes(name))
    return `the site has something at /${name} — wanted another name than ${taken.join(', ')}`
  if (sourceOf(file) === undefined) return `it is ${kindOf(file) ?? 'not UTF-8'} — save it as a text in UTF-8`
}

function takenNames() {
  const ours = [...ADDRESSES, ...ARTICLE_SECTIONS, ...SITE_FILES].map((path) => path.split('/')[1] ?? '')
  const languages = contents.map(({ language }) => language)
  const names = [...ours, ...RESERVED_SEGMENTS, ...languages, ...readdirSync('public')]
  return [...new Set(names)].filter((name) => /^[a-z\d-]+$/.test(name))
}
