import { resume } from '@/app/_metadata/json-resume'
import { absolute, siteAddress } from '@/app/_metadata/site-address'
import { type Article, ownStories, readNotes } from '@/components/content/articles'
import { CAREER_LISTS, type CareerEntry, careerSection } from '@/components/content/career-sections'
import type { Content } from '@/components/content/content'
import { pagePath } from '@/components/content/public-path'
import { sheetsOf } from '@/components/layout/sheets'
import { fill } from '@/components/text/fill'
import { unlessExample, withoutExamples } from '@/content/schema/example'

/** Writes the site as one Markdown text (https://llmstxt.org). It is made of the résumé, which has no examples. */
export function llmsText(content: Content) {
  const { base, owner, projects, words } = content
  const { basics, skills } = resume(content)
  const about = [basics.label, basics.location?.city].filter(Boolean).join(', ')
  const parts = [
    `# ${basics.name ?? siteAddress.replace(/^https?:\/\//, '')}`,
    about && `> ${about}`,
    owner.availability,
    basics.summary,
    ...CAREER_LISTS.map((name) => careerSection(content, name)).flatMap(({ heading, entries }) =>
      list(
        heading,
        withoutExamples(entries).map((entry) => careerItem(entry, words)),
      ),
    ),
    ...list(
      words.skill.heading,
      skills.length > 0 ? [item([skills.map(({ name }) => name).join(', ')])] : [],
    ),
    ...list(
      words.project.heading,
      withoutExamples(projects).map((project) =>
        item([project.title, project.description], unlessExample(project.link)),
      ),
    ),
    ...list(words.article.stories, ownStories(content).map(articleItem)),
    ...list(words.notes.heading, readNotes(content).map(articleItem)),
    ...list(words.about.facts.links, [
      ...sheetsOf(content).map(({ href, name }) => item([name], absolute(pagePath(base, href)))),
      item(['JSON Resume'], absolute(`${base}/resume.json`)),
      ...basics.profiles.map(({ network, url }) => item([network], url)),
    ]),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function list(heading: string, items: string[]) {
  return items.length > 0 ? [`## ${heading}`, items.join('\n')] : []
}

function articleItem({ title, summary, date, href }: Article) {
  return item([title, date, summary], absolute(href))
}

function careerItem(entry: CareerEntry, { skill }: Content['words']) {
  const { title, organization, start, end, score, summary, notes } = entry
  const until = end && fill(skill.until, { end })
  const period = start && start !== end ? `${start} – ${end ?? skill.today}` : start
  const texts = [title, organization, period ?? until, score, summary, ...notes]
  return item(texts, entry.titleLink ?? entry.organizationLink)
}

/** Makes an item of a list. The first text is the name, with the link. */
function item(texts: (string | undefined)[], link?: string) {
  const [name = '', ...more] = texts.flatMap((text) => text?.replace(/\s+/g, ' ').trim() || [])
  return `- ${[link ? `[${name}](${link})` : name, more.join(', ')].filter(Boolean).join(': ')}`
}
