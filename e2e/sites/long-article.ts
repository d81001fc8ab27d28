import { readFileSync } from 'node:fs'
import { fill } from '../../components/text/fill'

/** Fills in a long text with all facts, code, a table and a picture. @param month counts from 2010. */
export function longArticle(title: string, month: number, tags = 'SQL', picture = `/shots/${month}.jpg`) {
  const date = new Date(Date.UTC(2010, month)).toISOString().slice(0, 10)
  const section = readFileSync('e2e/sites/long-section.md', 'utf8')
  const headings = ['Problem', 'Attempt', 'Result', 'Limits']
  const sections = headings.map((heading) => fill(section, { heading })).join('')
  return fill(readFileSync('e2e/sites/long-article.md', 'utf8'), { title, date, tags, picture, sections })
}
