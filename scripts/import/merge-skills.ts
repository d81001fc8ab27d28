import { own } from '@/content/schema/example'
import { skill as skillSchema } from '@/content/schema/skills'
import type { Exports } from '@/scripts/import/exports'
import { fitting, nextId, type Remark } from '@/scripts/import/fitting'
import type { ReadEntry } from '@/scripts/import/merge-resume'
import { present } from '@/scripts/import/resume-fields'

/** In per cent, for the words that résumés use in upper or lower case. */
const LEVELS = new Map(
  Object.entries({ beginner: 25, intermediate: 50, advanced: 75, expert: 90, master: 100 }),
)

/** A skill that the content has keeps its amount, if the résumé says no level that we know. */
export function skillReader({ skills }: Exports, remark: Remark): ReadEntry {
  return ({ name, level, keywords }, path, index) => {
    const was = own(skills).find(({ skillName }) => skillName === name)
    const known = amountOf(level)
    if (level && known === undefined)
      remark(`${path}.level`, level, 'neither a percentage nor a level that we know')
    const id = was?.id ?? nextId(skills) + index
    const said = present({ id, skillName: name, amount: known ?? was?.amount, keywords })
    return fitting(skillSchema, said, path, (place, value, why) =>
      remark(place, place === path ? { name, level, keywords } : value, why),
    )
  }
}

/** From a text such as `60 %` or from a word in `LEVELS`. A figure up to ten may be a mark of five or ten. */
function amountOf(level: unknown) {
  const text = String(level).trim()
  const [, number, sign] = /^(\d{1,3}(?:\.\d+)?)\s*(%?)$/.exec(text) ?? []
  const amount = number && (sign || Number(number) > 10) ? Number(number) : LEVELS.get(text.toLowerCase())
  return amount !== undefined && amount <= 100 ? amount : undefined
}
