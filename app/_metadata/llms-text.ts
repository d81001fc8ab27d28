import { resume } from '@/app/_metadata/json-resume'
import { absolute, siteHost } from '@/app/_metadata/site-address'
import { type Article, decisionTexts, notesIn, ownStories } from '@/components/content/article-lists'
import { byEmployer } from '@/components/content/by-employer'
import { CAREER_LISTS, type CareerEntry, careerSection } from '@/components/content/career-sections'
import type { Content } from '@/components/content/content'
import { sheetsOf } from '@/components/layout/sheets'
import { localizedPath } from '@/components/text/addresses'
import { fill } from '@/components/text/fill'
import { today } from '@/content/schema/days'
import { unlessExample, withoutExamples } from '@/content/schema/example'

/** Writes the site as one Markdown text (https://llmstxt.org), mostly from the résumé, which has no examples. */
export function llmsText(content: Content) {
  const { base, owner, projects, words } = content
  const { basics, skills } = resume(content)
  const about = [basics.label, basics.location?.city].filter(Boolean).join(', ')
  const skillNames = skills.map(({ name }) => name).join(', ')
  const links = [
    ...sheetsOf(content).map(({ href, name }) => ({ name, url: absolute(localizedPath(base, href)) })),
    { name: 'JSON Resume', url: absolute(`${base}/resume.json`) },
    ...basics.profiles.map(({ network, url }) => ({ name: network, url })),
  ]
  const parts = [
    `# ${escapeMarkdown(basics.name ?? siteHost)}`,
    about && `> ${escapeMarkdown(about)}`,
    escapeMarkdown(owner.availability),
    escapeMarkdown(basics.summary),
    ...CAREER_LISTS.map((name) => careerSection(content, name)).flatMap(({ name, heading, entries }) =>
      list(heading, byEmployer(name, withoutExamples(entries)), ({ positions = [], ...entry }) =>
        [entry, ...positions].map((position) => careerItem(position, words)).join('\n  '),
      ),
    ),
    ...list(words.skill.heading, skillNames ? [skillNames] : [], (names) => item([names])),
    ...list(words.project.heading, withoutExamples(projects), ({ title, description, link }) =>
      item([title, description], unlessExample(link)),
    ),
    ...list(words.article.stories, ownStories(content), articleItem),
    ...list(words.notes.heading, notesIn(content), articleItem),
    ...list(words.about.facts.links, links, ({ name, url }) => item([name], url)),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function list<Entry>(heading: string, entries: Entry[], itemOf: (entry: Entry) => string) {
  return entries.length > 0 ? [`## ${heading}`, entries.map(itemOf).join('\n')] : []
}

function articleItem(article: Article) {
  const { title, summary, date, href } = article
  return item([title, date, summary, ...decisionTexts(article)], absolute(href))
}

function careerItem(entry: CareerEntry, words: Content['words']) {
  const { title, organization, start, end, detail, summary, authors, notes } = entry
  const last = end ?? (start && start > today() ? start : words.skill.today)
  const period = start ? [...new Set([start, last])].join(' – ') : end && fill(words.skill.until, { end })
  const texts = [title, organization, period, detail, ...authors, summary, ...notes]
  return item(texts, entry.titleLink ?? entry.organizationLink)
}

/** Escapes Markdown, so that a link or a tag in a text of the owner stays text. */
function escapeMarkdown(text = '') {
  return text.replace(/[\\[\]<]/g, '\\$&')
}

function item(texts: (string | undefined)[], link?: string) {
  const [name = '', ...more] = texts.flatMap((text) => escapeMarkdown(text).replace(/\s+/g, ' ').trim() || [])
  const url = link?.replaceAll('(', '%28').replaceAll(')', '%29')
  return `- ${[url ? `[${name}](${url})` : name, more.join(', ')].filter(Boolean).join(': ')}`
}
