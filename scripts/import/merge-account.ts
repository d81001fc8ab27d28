import { isExamplePicture } from '@/components/content/public-file'
import type { Descriptions } from '@/content/schema/descriptions'
import { isExample, own, real } from '@/content/schema/example'
import { isEmail, LONGEST_DESCRIPTION } from '@/content/schema/parts'
import type { Project } from '@/content/schema/projects'
import { accountLinks } from '@/scripts/import/account-links'
import { accountProjects, sentence, shownRepositories } from '@/scripts/import/account-projects'
import type { Exports } from '@/scripts/import/exports'
import { mostFirst } from '@/scripts/import/filters'
import { oneLine, type Remark } from '@/scripts/import/fitting'
import type { Account } from '@/scripts/import/github-account'

const MOST_SKILLS = 12
/** As many as a description names. */
const NAMED_TECHNOLOGIES = 3

export type Options = {
  /** Path of the portrait under `public/`, from `/`, if there is one to take over. */
  portrait?: string
  /** The website in its https form, if it answers. */
  website?: string
  mostProjects: number
  /** As `2026-11-21`. */
  today: string
  remark: Remark
}

/** The content with what a GitHub account says. Only what is empty or an example of ours changes. */
export function mergeAccount(account: Account, content: Exports, options: Options): Exports {
  const { owner } = content
  const { profile } = account
  const handle = real(owner.handle) ?? profile.login
  const [name, email, place] = [profile.name, profile.email, profile.location].map(oneLine)
  const bio = sentence(profile.bio)
  const projects = accountProjects(account, content, options)
  return {
    ...content,
    owner: {
      ...owner,
      handle,
      name: real(owner.name) ?? (name || profile.login),
      email: real(owner.email) ?? (email && isEmail(email) ? email : owner.email),
      bio: real(owner.bio) ?? (bio || owner.bio),
      place: real(owner.place) ?? (place || owner.place),
      // Nothing but the account's own line can take the place of ours.
      headline: isExample(owner.headline) ? bio || undefined : owner.headline,
      portrait: options.portrait ?? owner.portrait,
      aboutPicture: options.portrait && isExamplePicture(owner.aboutPicture) ? undefined : owner.aboutPicture,
      updated: options.today,
    },
    ...accountLinks(account, handle, content, options),
    skills: content.skills.every(isExample) ? skillsOf(account, content) : content.skills,
    projects: projects.length > 0 ? [...projects, ...own(content.projects)] : content.projects,
    descriptions: { ...content.descriptions, ...describe(bio, projects, content), ...written(content) },
  }
}

function skillsOf(account: Account, { skills }: Exports) {
  const languages = mostFirst(shownRepositories(account).map(({ language }) => [oneLine(language)]))
  if (languages.length === 0) return skills
  return languages.slice(0, MOST_SKILLS).map((skillName, index) => ({ id: index + 1, skillName }))
}

/** In English only, because the others are for the owner to write. */
function describe(bio: string, projects: Project[], { language }: Exports): Descriptions {
  if (!/^en\b/i.test(language)) return {}
  const technologies = mostFirst(projects.map(({ techUsed }) => techUsed.split(', ')))
  const names = new Intl.ListFormat('en').format(technologies.slice(0, NAMED_TECHNOLOGIES))
  const ofProjects = `Projects in ${names}: what each of them does, what it is made of and where to find it.`
  const longer = `${bio.replace(/[^.!?…]$/, '$&.')} Projects, skills and a way to get in touch with me.`
  const ofHome = [longer, bio].find((text) => text.length <= LONGEST_DESCRIPTION)
  return { ...(names && { '/project': ofProjects }), ...(bio && ofHome && { '/': ofHome }) }
}

function written({ descriptions }: Exports) {
  return Object.fromEntries(Object.entries(descriptions).filter(([, text]) => text))
}
