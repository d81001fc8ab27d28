import { career } from '@/components/content/content'
import * as descriptions from '@/content/descriptions'
import * as navigation from '@/content/navigation'
import * as owner from '@/content/owner'
import * as projects from '@/content/projects'
import type { SCHEMAS } from '@/content/schema/fields'
import * as services from '@/content/services'
import * as skills from '@/content/skills'
import * as socials from '@/content/socials'
import * as words from '@/content/words'

/** Every content file with its exports, in the order in which an owner fills them in. Lists that the career lacks are empty. */
export const content = {
  'content/owner.ts': { ...owner },
  'content/socials.ts': { ...socials },
  'content/career.ts': career,
  'content/skills.ts': { ...skills },
  'content/services.ts': { ...services },
  'content/projects.ts': { ...projects },
  'content/descriptions.ts': { ...descriptions },
  'content/navigation.ts': { ...navigation },
  'content/words.ts': { ...words },
} satisfies Record<keyof typeof SCHEMAS, object>

export type Content = typeof content
