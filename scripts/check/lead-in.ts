import type { Content } from '@/scripts/check/content'
import { type Finding, finding, type Path } from '@/scripts/check/finding'

/** Letters that do not tell the sound: a user but an urn, an hour but a host, an ML engineer but a UX designer. */
const UNCERTAIN = /^(?:[HUhu]|[Ee]u|[Oo]ne|[A-Z]{2})/

/** Whether the article before the roles fits the first one. Only for English. @param content without mistakes. */
export function checkLeadIn(content: Content): Finding[] {
  const { language, words } = content['content/words.ts']
  const [role = ''] = content['content/owner.ts'].owner.roles
  const article = /\ban?$/i.exec(words.home.leadIn.trim())?.[0].toLowerCase()
  if (!/^en\b/i.test(language) || !article || !/^[a-z]/i.test(role) || UNCERTAIN.test(role)) return []
  const fitting = /^[aeiou]/i.test(role) ? 'an' : 'a'
  if (article === fitting) return []
  const path: Path = ['content/words.ts', 'words', 'home', 'leadIn']
  return [finding(content, path, `"${role}" needs "${fitting}" in front of it`)]
}
