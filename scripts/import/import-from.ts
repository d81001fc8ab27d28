import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { listMistakes } from '@/app/_check/mistakes'
import { readDeployment } from '@/app/_server/deployment'
import { contentFiles } from '@/components/content/content-files'
import { isExample } from '@/content/schema/example'
import { withFilters } from '@/scripts/import/filters'
import { fromAccount } from '@/scripts/import/from-account'
import { fromResume } from '@/scripts/import/from-resume'
import { isFrontPage } from '@/scripts/import/links'
import { type Exports, isSame, printContent } from '@/scripts/import/print-content'
import { listRemarks, type Remark } from '@/scripts/import/remarks'

const ACCOUNT = /^github:/i

/** @param source a path, or `github:` and an account. @param projects at most, of an account. @returns the report. */
export async function importFrom(source: string, projects?: string) {
  const isAccount = ACCOUNT.test(source)
  if (projects && !isAccount) throw new Error('--projects needs an account, for example github:ada.')
  readDeployment({}) // throws in a folder that no build could read
  refuseUncommitted()
  const mistakes = listMistakes(contentFiles)
  if (mistakes.length > 0) throw new Error(`Mistakes in the content:\n${mistakes.join('\n')}`)

  const was: Exports = Object.assign({}, ...Object.values(contentFiles))
  const remarks: Parameters<Remark>[] = []
  const remark: Remark = (...said) => remarks.push(said)
  const { merged, files } = isAccount
    ? await fromAccount(source.replace(ACCOUNT, ''), was, remark, projects)
    : await fromResume(source, was, remark)
  const next = withFilters(merged, was, remark)
  if (!isSame(next, was)) next.owner = { ...next.owner, updated: new Date().toISOString().slice(0, 10) }

  const changed = Object.entries(contentFiles).flatMap(([path, exports]) => {
    const values = Object.entries(next).filter(
      ([name, value]) => name in exports && !isSame(value, Object(exports)[name]),
    )
    return values.length > 0 ? { path, text: printContent(path, Object.fromEntries(values)) } : []
  })
  const created = await files(next)
  for (const { path, text } of [...changed, ...created]) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const told = remarks.length > 0 ? `Not imported, or not as it was\n${listRemarks(remarks)}\n\n` : ''
  const written = [...changed, ...created].map(({ path }) => path)
  if (written.length === 0) return `${told}Nothing to change.\n`
  // In this order, because a file that was there before comes back.
  const remove = created.length > 0 ? `rm ${created.map(({ path }) => path).join(' ')} && ` : ''
  return `${told}Written: ${written.join(', ')}.\n${sideEffects(was, next)}See it with: git diff\nUndo it with: ${remove}git restore content public\n`
}

/** Names what an owner may regret: a phone number that everybody sees, and links that are gone. */
function sideEffects(was: Exports, next: Exports) {
  const [before = [], after = []] = [was, next].map((one) => [...one.socials, ...one.contactSocials])
  const gone = before.filter(({ link }) => {
    return !isExample(link) && !isFrontPage(link) && !after.some((social) => social.link === link)
  })
  const links = new Set(gone.map(({ label, link }) => `${label} ${link}`))
  const { phone } = next.owner
  const isNewPhone = phone && phone !== was.owner.phone
  return [
    isNewPhone &&
      `Your phone number is public now: ${phone}. Delete it in content/owner.ts to keep it private.\n`,
    links.size > 0 && `Gone from content/socials.ts: ${[...links].join(', ')}.\n`,
  ]
    .filter(Boolean)
    .join('')
}

function refuseUncommitted() {
  // The CV can be printed again at any time.
  const paths = ['content', 'public', ':(exclude)public/cv*.pdf']
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', ...paths], { encoding: 'utf8' })
  const changes = `These changes are not committed, so the import could not be undone. First commit them:\n${stdout}`
  const noGit =
    'The import can only be undone with Git. First run: git init && git add -A && git commit -m Start'
  if (status !== 0) throw new Error(noGit)
  if (stdout) throw new Error(changes.trimEnd())
}
