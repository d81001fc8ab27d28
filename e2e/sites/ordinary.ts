/** The site of an owner as there are many: the specimen's with the folder `ordinary/`, `ordinary.yml` and thirty skills. */
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parse } from 'yaml'
import { write } from '../../tests/support/write'
import { changeContent } from './change-content'
import { longArticle } from './long-article'
import { writePhoto } from './write-photo'

const SKILLS = ['PostgreSQL', 'PostGIS', 'Kubernetes', 'TypeScript', 'Go', 'Event sourcing']

export async function ordinary(site: string) {
  for (const part of ['public/drawings', 'content/projects']) rmSync(`${site}/${part}`, { recursive: true })
  cpSync('e2e/sites/ordinary', site, { recursive: true })
  const { owner, ...lists } = parse(readFileSync('e2e/sites/ordinary.yml', 'utf8'), { merge: true })
  const skills = Array.from({ length: 30 }, (_, id) => {
    return { id, skillName: SKILLS[id % SKILLS.length], amount: 30 + 2 * id }
  })
  changeContent(site, (draft) => Object.assign(draft, lists, { skills, owner: { ...draft.owner, ...owner } }))
  mkdirSync(`${site}/public/shots`)
  await writePhoto(site, '/me.jpg', 800, 1_000)
  await writePhoto(site, '/wide.jpg', 1_400, 600)
  for (const { id, title, image, story } of lists.projects) {
    const isOfPhone = title === 'Harbour'
    await writePhoto(site, image, isOfPhone ? 600 : 960, isOfPhone ? 1_300 : 600)
    write(`${site}/content/notes/note-${id}.md`, longArticle(`What ${title} taught me`, id))
    if (story) write(`${site}/content/projects/${story}.md`, longArticle(title, id))
  }
}
