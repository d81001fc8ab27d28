import type { z } from 'zod'
import type { Content } from '@/app/_check/content-files'
import { type Finding, finding } from '@/app/_check/finding'
import { careerFile } from '@/content/schema/career'
import { descriptionsFile } from '@/content/schema/descriptions'
import { navigationFile } from '@/content/schema/navigation'
import { ownerFile } from '@/content/schema/owner'
import { projectsFile } from '@/content/schema/projects'
import { servicesFile } from '@/content/schema/services'
import { skillsFile } from '@/content/schema/skills'
import { socialsFile } from '@/content/schema/socials'
import { wordsFile } from '@/content/schema/words'

export const SCHEMAS: Record<keyof Content, z.ZodObject> = {
  'content/owner.ts': ownerFile,
  'content/socials.ts': socialsFile,
  'content/career.ts': careerFile,
  'content/skills.ts': skillsFile,
  'content/services.ts': servicesFile,
  'content/projects.ts': projectsFile,
  'content/descriptions.ts': descriptionsFile,
  'content/navigation.ts': navigationFile,
  'content/words.ts': wordsFile,
}

/** What the files say that they should not. @param content whatever the files export, valid or not. */
export function schemaMistakes(content: unknown): Finding[] {
  return Object.entries(SCHEMAS).flatMap(([file, schema]) => {
    const { error } = schema.safeParse(Object(content)[file])
    return (error?.issues ?? []).flatMap((issue) => {
      const path = [file, ...issue.path]
      if (issue.code !== 'unrecognized_keys') return finding(content, path, issue.message)
      return issue.keys.map((key) => finding(content, [...path, key], issue.message))
    })
  })
}
