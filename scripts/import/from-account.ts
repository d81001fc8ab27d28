import { accountPage } from '@/app/github/github-api'
import { isExamplePicture } from '@/components/content/public-file'
import type { Descriptions } from '@/content/schema/descriptions'
import { isExample, isExampleLink, own, real } from '@/content/schema/example'
import { HANDLE } from '@/content/schema/handle'
import { isEmail, isLink, LONGEST_DESCRIPTION } from '@/content/schema/parts'
import type { Project } from '@/content/schema/projects'
import { addPictures, readPortrait } from '@/scripts/import/account-pictures'
import { newProjects, sentence, shownRepositories } from '@/scripts/import/account-projects'
import { mostFirst } from '@/scripts/import/filters'
import { keyOf, oneLine } from '@/scripts/import/fitting'
import { type Account, readAccount } from '@/scripts/import/github-account'
import { hostOf, networkOf, type ProfileLink, secureLinks, withLinks } from '@/scripts/import/links'
import type { Exports } from '@/scripts/import/print-content'
import type { Remark } from '@/scripts/import/remarks'

const MOST_PROJECTS = 50
const MOST_SKILLS = 12
/** As many as a description names. */
const NAMED_TECHNOLOGIES = 3

/** Only what is empty or an example changes. @param most projects, as typed. @throws Error if GitHub does not answer. */
export async function fromAccount(login: string, content: Exports, remark: Remark, most = '12') {
  if (!HANDLE.test(login)) throw new Error('Name the account as on GitHub, for example github:octocat')
  const mostProjects = /^\d{1,2}$/.test(most) ? Number(most) : 0
  if (mostProjects < 1 || mostProjects > MOST_PROJECTS)
    throw new Error(`--projects ${most} — wanted a number from 1 to ${MOST_PROJECTS}`)

  const account = await readAccount(login)
  const { profile } = account
  const { owner, skills, projects } = content
  const portrait = isExamplePicture(owner.portrait)
    ? await readPortrait(profile.avatar_url, remark)
    : undefined
  const handle = real(owner.handle) ?? profile.login
  const [name, email, place] = [profile.name, profile.email, profile.location].map(oneLine)
  const bio = sentence(profile.bio)
  const shown = shownRepositories(account)
  const languages = mostFirst(shown.map(({ language }) => [oneLine(language)])).slice(0, MOST_SKILLS)
  const taken = newProjects(shown, projects, mostProjects, remark)
  const mine = [...content.socials, ...content.contactSocials].filter((social) => !isExampleLink(social))
  const written = Object.entries(content.descriptions).filter(([, text]) => text)
  const merged: Exports = {
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
      portrait: portrait?.path ?? owner.portrait,
      aboutPicture: portrait && isExamplePicture(owner.aboutPicture) ? undefined : owner.aboutPicture,
    },
    ...withLinks(await linksOf(account, handle, remark), content, mine),
    skills:
      languages.length > 0 && skills.every(isExample)
        ? languages.map((skillName, index) => ({ id: index + 1, skillName }))
        : skills,
    projects: structuredClone(taken.length > 0 ? [...taken, ...own(projects)] : projects),
    descriptions: { ...describe(bio, taken, content), ...Object.fromEntries(written) },
  }
  const pictures = await addPictures(merged.projects, account, remark)
  const created = [...(portrait ? [portrait] : []), ...pictures]
  return { merged, files: () => created.map(({ path, file }) => ({ path: `public${path}`, text: file })) }
}

/** @param handle which the owner may have set to another account. */
async function linksOf({ profile, socialAccounts }: Account, handle: string, remark: Remark) {
  const links: ProfileLink[] = [{ network: 'GitHub', url: accountPage(handle), isReplacement: true }]
  for (const { provider, url } of socialAccounts) {
    if (isLink(url)) links.push({ network: labelOf(provider, url), url })
    else remark('social accounts', url, 'a social link needs an https address')
  }
  const website = await websiteOf(profile.blog, remark)
  const isNew = website && !links.some(({ url }) => keyOf(url) === keyOf(website))
  return isNew ? [...links, { network: 'Website', url: website }] : links
}

/** GitHub calls an account `generic` if it does not know the network. Then the host says more. */
function labelOf(provider: string, url: string) {
  const name = oneLine(provider)
  if (name === 'generic' || !name) return hostOf(url)
  return networkOf(name) ?? name.charAt(0).toUpperCase() + name.slice(1)
}

/** GitHub also accepts `ada.dev` and shows it as a link. The import requests such an address as https. */
async function websiteOf(blog: string | null, remark: Remark) {
  const address = oneLine(blog)
  const isBare = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address)
  const { url } = await secureLinks({ url: isBare ? `http://${address}` : address }, true)
  if (!url || (URL.canParse(url) && /(^|\.)github\.com$/.test(new URL(url).hostname))) return undefined
  if (isLink(url)) return url
  remark('website', url, 'it does not answer as https')
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
