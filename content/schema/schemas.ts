import { z } from 'zod'
import { careerFile } from './career'
import { descriptionsFile } from './descriptions'
import type { Purpose } from './field-types'
import { navigationFile } from './navigation'
import { ownerFile } from './owner'
import { projectsFile } from './projects'
import { servicesFile } from './services'
import { skillsFile } from './skills'
import { socialsFile } from './socials'
import { wordsFile } from './words'

/** A path begins with the content file and the export. The index of an entry, from 0, and a field may follow. */
export type Path = PropertyKey[]

/** The files stand in the order in which an owner fills them in. */
export const SCHEMAS = {
  'content/owner.ts': ownerFile,
  'content/socials.ts': socialsFile,
  'content/career.ts': careerFile,
  'content/skills.ts': skillsFile,
  'content/services.ts': servicesFile,
  'content/projects.ts': projectsFile,
  'content/descriptions.ts': descriptionsFile,
  'content/navigation.ts': navigationFile,
  'content/words.ts': wordsFile,
} satisfies Record<string, z.ZodObject>

type Schema = z.core.$ZodType
type FieldValue = { path: Path; value: unknown }

/** Stands for the index of every entry in the path of a field. */
export const EACH = Symbol('each')
export const CONTENT = z.object(SCHEMAS)
export const FIELDS = fieldsBelow(CONTENT)

export function fieldsFor(purpose: Purpose) {
  return FIELDS.filter(({ schema }) => metaOf(schema)[purpose])
}

/** Finds the valid values of all fields with a purpose. @param content the exports of the files. */
export function valuesFor(purpose: Purpose, content: unknown): FieldValue[] {
  return fieldsFor(purpose).flatMap(({ path, schema }) =>
    valuesAt(content, path).filter(({ value }) => value !== undefined && z.safeParse(schema, value).success),
  )
}

export function textValuesFor(purpose: Purpose, content: unknown): { path: Path; value: string }[] {
  return valuesFor(purpose, content).flatMap(({ path, value }) =>
    typeof value === 'string' && value ? { path, value } : [],
  )
}

function fieldsBelow(schema: Schema, path: Path = []): { path: Path; schema: Schema }[] {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  const parts: [PropertyKey, Schema][] = inner instanceof z.ZodObject ? Object.entries(inner.shape) : []
  if (inner instanceof z.ZodArray) parts.push([EACH, inner.element])
  return [{ path, schema }, ...parts.flatMap(([step, part]) => fieldsBelow(part, [...path, step]))]
}

function metaOf(schema: Schema): Partial<Record<Purpose, unknown>> {
  const inner = schema instanceof z.ZodOptional ? metaOf(schema.unwrap()) : {}
  return { ...inner, ...z.globalRegistry.get(schema) }
}

export function valuesAt(value: unknown, [step, ...more]: Path, path: Path = []): FieldValue[] {
  if (step === undefined) return [{ path, value }]
  if (step !== EACH) return valuesAt(Object(value)[step], more, [...path, step])
  const entries = Array.isArray(value) ? value : []
  return entries.flatMap((entry, index) => valuesAt(entry, more, [...path, index]))
}

/** Returns the value at a path without `EACH`, or undefined if there is none. */
export function valueAt(root: unknown, path: Path) {
  return valuesAt(root, path)[0]?.value
}
