import { isExamplePicture } from '@/components/files/public-file'
import { isExample, unlessExample, withoutExamples } from '@/content/schema/example'
import { HANDLE } from '@/content/schema/links'
import { accountToResume } from '@/scripts/import/account/account-to-resume'
import { addPictures, downloadAvatar } from '@/scripts/import/account/pictures'
import { readAccount, readContributions } from '@/scripts/import/account/read-account'
import { mergeResume } from '@/scripts/import/merge/merge-resume'
import type { OwnerContent } from '@/scripts/import/merge/owner-content'
import { withProjectFilters } from '@/scripts/import/merge/project-filters'
import { normalizeResume } from '@/scripts/import/resume/normalize-resume'
import { asFields, withoutInvisible } from '@/scripts/import/support/fields'
import { withPortrait } from '@/scripts/import/support/new-picture'

/** Fills what is empty or an example. @param projectCount as typed. @throws Error if GitHub does not answer. */
export async function importAccount(login: string, current: OwnerContent, projectCount = '12') {
  if (!HANDLE.test(login)) throw new Error('Name the account as on GitHub, for example github:octocat')
  const maxProjects = Number(projectCount)
  if (!Number.isInteger(maxProjects) || maxProjects < 1 || maxProjects > 50)
    throw new Error(`--projects ${projectCount} — wanted a number from 1 to 50`)
  const account = await readAccount(login)
  const { profile } = account
  const { owner } = current
  const handle = unlessExample(owner.handle) ?? profile.login
  const hasContributions = withoutExamples(current.contributions).length > 0
  const contributions = hasContributions ? undefined : await readContributions(profile.login)
  const written = { ...accountToResume(account, handle, maxProjects), contributions }
  const resume = normalizeResume(asFields(withoutInvisible(written)), current.language)
  const merged = withProjectFilters(mergeResume(resume, current, { isFilling: true }), current)

  // The merge knows GitHub by the address github.com alone, so the handle is set here.
  const next = structuredClone({ ...merged, owner: { ...merged.owner, handle } })
  // Our headline would be false of the person, so it goes even if the account has no bio.
  const { summary } = resume.basics
  if (isExample(owner.headline)) next.owner.headline = summary ? String(summary) : undefined
  const portrait = isExamplePicture(owner.portrait) && (await downloadAvatar(profile.avatar_url))
  if (portrait) next.owner = withPortrait(next.owner, portrait.path)
  const pictures = [portrait || [], await addPictures(next.projects, account)].flat()
  return { next, files: pictures.flatMap(({ files }) => files) }
}
