import { readdirSync } from 'node:fs'
import type { z } from 'zod'
import { aliasMistakes } from '@/app/_findings/articles/alias-mistakes'
import { allArticleFiles } from '@/app/_findings/articles/all-articles'
import { conflictMistakes, privateComments } from '@/app/_findings/articles/foreign-markup'
import { mediaMistake } from '@/app/_findings/file-mistake'
import { type Finding, inFile, type LineFinding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { kindOf } from '@/app/_untrusted/file-kind'
import { picturePath } from '@/components/article/picture-path'
import {
  type ArticleFile,
  frontMatterOf,
  isHiddenDraft,
  readText,
  sourceOf,
  tagsOf,
} from '@/components/content/article-files'
import { contentIn, contents } from '@/components/content/content'
import { cvAddress } from '@/components/text/addresses'
import { articleSchema, pageSchema, pitchSchema } from '@/content/schema/article'
import { ARTICLE_SECTIONS } from '@/content/schema/article-folders'
import { CV_SECTIONS } from '@/content/schema/cv-sections'
import { wantedBy } from '@/content/schema/field-types'
import { ADDRESSES, RESERVED_SEGMENTS, SITE_FILES } from '@/content/schema/pages'

/** Hosts serve `index` for the folder, and Windows keeps the other names for devices. */
const SYSTEM_NAMES = /^(index|con|prn|aux|nul|(com|lpt)\d)$/

const SCHEMAS: Record<string, z.ZodObject> = { '/page-file': pageSchema, '/for': pitchSchema }

/** A draft may have mistakes, because no build shows it. */
export function findArticleMistakes(): Finding[] {
  const files = allArticleFiles().filter(({ file }) => !isHiddenDraft(file))
  const mistakes = files.flatMap((one) => {
    const reason = whyNoPage(one, files)
    return reason ? { path: [one.file], text: reason } : inFile(one.file, textMistakes(one))
  })
  return [...mistakes, ...aliasMistakes(files)]
}

function whyNoPage({ base, file, name, href, section }: ArticleFile, allFiles: ArticleFile[]) {
  if (!name) return `its name says no address — wanted letters or figures in it, for example first-note.md`
  if (SYSTEM_NAMES.test(name))
    return `a host or Windows keeps the name ${name} for itself — rename it, for example to first-note.md`
  const twin = allFiles.find((one) => one.href === href && one.file !== file)
  if (twin) return `${twin.file} has the same address, ${href} — delete or rename one of them`
  const cv = section === '/for' ? cvAddress({ base }, name) : undefined
  const language = contents.find((content) => cvAddress(content) === cv)
  if (language) return `its CV would replace that of content${language.base}, ${cv} — rename the file`
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

/** Finds what a text would publish that is false, broken or private. */
function textMistakes(articleFile: ArticleFile): LineFinding[] {
  const { frontMatter, body } = readText(articleFile.file)
  const conflicts = conflictMistakes(sourceOf(articleFile.file) ?? '')
  if (conflicts.length > 0) return conflicts
  if (frontMatter.mistake) {
    const { line, cause } = frontMatter.mistake
    const written = sourceOf(articleFile.file)?.split('\n')[line - 1]?.trim()
    return [{ line, text: `${show(written)} — ${cause}; a value with a colon or a sign wants quotes` }]
  }
  const { excess, prose, addresses } = body()
  if (excess) return [excess]
  const pictures = addresses.flatMap(({ type, url, line }) => {
    const path = type !== 'link' && picturePath(url, articleFile)
    const mistake = path && mediaMistake(path)
    return mistake ? { line, text: `${type} ${show(url)}: ${mistake}` } : []
  })
  return [...fieldMistakes(articleFile), ...privateComments(prose), ...pictures]
}

function fieldMistakes(articleFile: ArticleFile): LineFinding[] {
  const { frontMatter } = readText(articleFile.file)
  const { values } = frontMatterOf(articleFile)
  // A text that is checked is no draft, whatever its front matter says there.
  const { draft: _, ...shape } = (SCHEMAS[articleFile.section] ?? articleSchema).shape
  const unfit = Object.entries(shape).flatMap(([name, schema]) => {
    const value = values[name] === '' ? undefined : values[name]
    const wanted = wantedBy(schema, value)
    const written = frontMatter.writtenAs[name]
    const line = written ? frontMatter.lineOf(written) : 1
    return wanted ? { line, text: `${written ?? name}: ${show(frontMatter.values[name])} — ${wanted}` } : []
  })
  return [...unfit, ...unknownPitchNames(articleFile)]
}

function unknownPitchNames({ section, file, language }: ArticleFile): LineFinding[] {
  const { lineOf, values } = readText(file).frontMatter
  const { projects, skills } = contentIn(language)
  const known: Record<string, readonly string[]> = {
    projects: projects.map(({ id }) => String(id)),
    skills: skills.map(({ skillName }) => skillName),
    without: CV_SECTIONS,
  }
  return Object.entries(section === '/for' ? known : {}).flatMap(([name, all]) => {
    const unknown = tagsOf(values[name]).filter((one) => !all.includes(one))
    const wanted = `wanted ${all.join(', ')}`
    return unknown.map((one) => ({ line: lineOf(name), text: `${name}: ${show(one)} — ${wanted}` }))
  })
}
