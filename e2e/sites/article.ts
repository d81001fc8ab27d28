import { readFileSync } from 'node:fs'
import { fill } from '../../components/text/fill'

/** Fills in a long text with all facts, code, a table and a picture. @param number its month, counted from 2010. */
export function article(title: string, number: number, tags = 'SQL', picture = `/shots/${number}.jpg`) {
  const date = new Date(Date.UTC(2010, number)).toISOString().slice(0, 10)
  return fill(readFileSync('e2e/sites/article.md', 'utf8'), { title, date, tags, picture })
}
