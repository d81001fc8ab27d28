import type { z } from 'zod'
import type { LineFinding } from '@/app/_findings/finding'
import { show } from '@/app/_findings/printable'
import { contentIn } from '@/components/content/content'
import { completedFields, tagsOf } from '@/components/content/read-articles'
import { readText, type TextFile } from '@/components/content/text-files'
import { articleSchema, pageSchema, pitchSchema } from '@/content/schema/article'
import { CV_SECTIONS } from '@/content/schema/cv-sections'
import { wantedBy } from '@/content/schema/field-types'

const OTHER_SCHEMAS: Record<string, z.ZodObject> = { '/page-file': pageSchema, '/for': pitchSchema }

export function frontMatterMistakes(textFile: TextFile): LineFinding[] {
  const { frontMatter } = readText(textFile.file)
  const values: Record<string, unknown> = completedFields(textFile)
  // Drafts do not get here, so the field `draft` is not checked.
  const { draft: _, ...shape } = (OTHER_SCHEMAS[textFile.section] ?? articleSchema).shape
  const unfit = Object.entries(shape).flatMap(([name, schema]) => {
    const wanted = wantedBy(schema, values[name] || undefined)
    const written = frontMatter.writtenAs[name]
    const line = written ? frontMatter.lineOf(written) : 1
    return wanted ? { line, text: `${written ?? name}: ${show(frontMatter.values[name])} — ${wanted}` } : []
  })
  return [...unfit, ...unknownPitchNames(textFile)]
}

/** Finds the projects, skills and sections that a pitch names and the site does not have. */
function unknownPitchNames({ section, file, language }: TextFile): LineFinding[] {
  if (section !== '/for') return []
  const { lineOf, values } = readText(file).frontMatter
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
