import type { z } from 'zod'
import type { LineFinding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { type ArticleFile, readArticle } from '@/components/content/article-files'
import { contentIn } from '@/components/content/content'
import { completedFields, tagsOf } from '@/components/content/published-articles'
import { articleSchema, pageSchema, pitchSchema } from '@/content/schema/article'
import { CV_SECTIONS } from '@/content/schema/cv-sections'
import { wantedBy } from '@/content/schema/field-types'

const OTHER_SCHEMAS: Record<string, z.ZodObject> = { '/page-file': pageSchema, '/for': pitchSchema }

export function frontMatterMistakes(article: ArticleFile): LineFinding[] {
  const { frontMatter } = readArticle(article.file)
  const values: Record<string, unknown> = completedFields(article)
  // Drafts do not get here, so the field `draft` is not checked.
  const { draft: _, ...shape } = (OTHER_SCHEMAS[article.section] ?? articleSchema).shape
  const unfit = Object.entries(shape).flatMap(([name, schema]) => {
    const wanted = wantedBy(schema, values[name] || undefined)
    const written = frontMatter.writtenAs[name]
    const line = written ? frontMatter.lineOf(written) : 1
    const elsewhere = name === 'date' && !written ? ', also in front of the name of the file' : ''
    const value = show(frontMatter.values[name])
    return wanted ? { line, text: `${written ?? name}: ${value} — ${wanted}${elsewhere}` } : []
  })
  return [...unfit, ...unknownPitchNames(article)]
}

/** Finds the projects, skills and sections that a pitch names and the site does not have. */
function unknownPitchNames({ section, file, language }: ArticleFile): LineFinding[] {
  if (section !== '/for') return []
  const { lineOf, values } = readArticle(file).frontMatter
  const { projects, skills } = contentIn(language)
  const known: Record<string, readonly string[]> = {
    projects: projects.map(({ id }) => String(id)),
    skills: skills.map(({ skillName }) => skillName),
    without: CV_SECTIONS,
  }
  return Object.entries(known).flatMap(([field, names]) => {
    const unknown = tagsOf(values[field]).filter((name) => !names.includes(name))
    const wanted = `wanted ${names.join(', ')}`
    return unknown.map((name) => ({ line: lineOf(field), text: `${field}: ${show(name)} — ${wanted}` }))
  })
}
