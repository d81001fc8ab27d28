/** The site of an owner as there are many: the specimen's with `ordinary.yml` and the folder `ordinary/`. */
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parse } from 'yaml'
import { write } from '../../tests/support/write'
import { changeContent } from './change-content'
import { longArticle } from './long-article'
import { writePhoto } from './write-photo'

export async function ordinary(site: string) {
  for (const part of ['public/drawings', 'content/projects']) rmSync(`${site}/${part}`, { recursive: true })
  cpSync('e2e/sites/ordinary', site, { recursive: true })
  const source = readFileSync('e2e/sites/ordinary.yml', 'utf8')
  const { owner, skillNames, ...lists } = parse(source, { merge: true })
  const skillOf = (id: number) => ({ id, skillName: skillNames[id % skillNames.length], amount: 30 + 2 * id })
  const skills = Array.from(Array(30).keys(), skillOf)
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
