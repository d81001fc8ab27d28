import { extname } from 'node:path'
import type { z } from 'zod'
import { conflictMistakes, privateComments } from '@/app/_check/articles/foreign-markup'
import { fileMistake } from '@/app/_check/file-mistake'
import type { LineFinding } from '@/app/_check/finding'
import { pictureMistake } from '@/app/_check/picture-mistake'
import { show } from '@/app/_check/printable'
import { picturePath } from '@/components/article/targets'
import { type ArticleFile, factsOf, readText } from '@/components/content/article-files'
import { contentIn } from '@/components/content/content'
import { isVideoFile } from '@/components/content/picture-kind'
import { sourceOf } from '@/components/content/text-sources'
import { tagsOf } from '@/components/markdown/facts'
import { articleSchema, pageSchema, pitchSchema } from '@/content/schema/article'
import { CV_SECTIONS } from '@/content/schema/cv-sections'
import { wantedBy } from '@/content/schema/field-types'

/** Of the sections whose facts are others than a story's. */
const SCHEMAS: Record<string, z.ZodObject> = { '/page-file': pageSchema, '/for': pitchSchema }
const WANTED_VIDEO = 'wanted a video that ends in .mp4 or .webm, in small letters'

/** Finds what a text would publish that is false, broken or private. A reader elsewhere would not show it either. */
export function textMistakes(articleFile: ArticleFile): LineFinding[] {
  const { facts, body } = readText(articleFile.file)
  const conflicts = conflictMistakes(sourceOf(articleFile.file) ?? '')
  if (conflicts.length > 0) return conflicts
  if (facts.mistake) return [unreadFact(articleFile, facts.mistake)]
  const { excess, prose, addresses } = body()
  if (excess) return [excess]
  const pictures = addresses.flatMap(({ type, url, line }) => {
    const path = type !== 'link' && picturePath(url, articleFile)
    const mistake = path && ownPictureMistake(path)
    return mistake ? { line, text: `${type} ${show(url)}: ${mistake}` } : []
  })
  return [...factMistakes(articleFile), ...unknownNames(articleFile), ...privateComments(prose), ...pictures]
}

function unreadFact({ file }: ArticleFile, { line, cause }: { line: number; cause: string }) {
  const written = sourceOf(file)?.split('\n')[line - 1] ?? ''
  // Most often, a colon or a sign stands in a value without quotes.
  const [, value] = /^\s*[\w-]+\s*[:=]\s+(.+)$/.exec(written) ?? []
  const quoted = value && JSON.stringify(value.replace(/^(["'])(?![^"']*\1\s)(.*?)\1?,?$/, '$2'))
  const remedy = quoted ? `; write ${written.replace(value, () => quoted).trim()}` : ''
  return { line, text: `${show(written.trim())} — ${cause}${remedy}` }
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

/** Finds what a pitch names and the site does not have. */
function unknownNames({ section, file, language }: ArticleFile): LineFinding[] {
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
  if (isVideoFile(path)) return fileMistake(path, WANTED_VIDEO, [extname(path).slice(1)])
  // In capitals, the ending of a video is that of a picture.
  return pictureMistake(path, isVideoFile(path.toLowerCase()) ? WANTED_VIDEO : undefined)
}
