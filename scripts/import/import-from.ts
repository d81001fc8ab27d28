import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { content } from '@/app/_check/content-files'
import { listMistakes } from '@/app/_check/mistakes'
import { pictureMistake } from '@/app/_check/pictures'
import { readDeployment } from '@/app/_server/deployment'
import { furtherLanguages } from '@/components/content/languages'
import { picture } from '@/content/schema/owner'
import type { Exports } from '@/scripts/import/exports'
import { withFilters } from '@/scripts/import/filters'
import type { Remark } from '@/scripts/import/fitting'
import type { Fields } from '@/scripts/import/formats/json-resume'
import { fromAccount } from '@/scripts/import/from-account'
import { listRemarks } from '@/scripts/import/list-remarks'
import { mergeResume } from '@/scripts/import/merge-resume'
import { printContent } from '@/scripts/import/print-content'
import { readResume } from '@/scripts/import/read-resume'
import { printTranslation, withNamesOf } from '@/scripts/import/translations'
import { withoutExamples } from '@/scripts/import/without-examples'

const ACCOUNT = /^github:/i

/**
 * Writes what a résumé or a GitHub account says into the content. Git is the preview and the undo.
 *
 * @param source the path of a file or a folder, or `github:` and the name of an account. @param projects how many to take
 * of an account. @returns what the owner reads.
 */
export async function importFrom(source: string, projects?: string) {
  const isAccount = ACCOUNT.test(source)
  if (projects && !isAccount) throw new Error('--projects needs an account, for example github:ada.')
  readDeployment({}) // throws in a folder that no build could read
  refuseUncommitted()

  const mistakes = listMistakes(content)
  if (mistakes.length > 0) throw new Error(`Mistakes in the content:\n${mistakes.join('\n')}`)
  const exports: Exports = Object.assign({}, ...Object.values(content))
  const today = new Date().toISOString().slice(0, 10)
  const remarks: Parameters<Remark>[] = []
  const remark: Remark = (...said) => remarks.push(said)
  const resume = isAccount ? undefined : await readResume(source, exports.language, remark)
  const { merged, pictures } = resume
    ? { merged: fromResume(resume), pictures: [] }
    : await fromAccount(source.replace(ACCOUNT, ''), exports, { projects, today, remark })
  const next = withFilters(merged, exports, remark)
  if (isSame(next, exports)) next.owner = exports.owner
  const changes = Object.entries(content)
    .map(([file, was]) => ({ file, values: changedValues(was, next) }))
    .filter(({ values }) => Object.keys(values).length > 0)
  for (const { file, values } of changes) writeFileSync(file, printContent(file, values))
  const translations = resume ? await translationsOf(source, resume, next) : []
  const created = [
    ...translations,
    ...pictures.map(({ path, file }) => ({ path: `public${path}`, text: file })),
  ]
  for (const { path, text } of created) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }

  const told = remarks.length > 0 ? `Not imported, or not as it was\n${listRemarks(remarks)}\n\n` : ''
  const changed = changes.map(({ file }) => file)
  const files = created.map(({ path }) => path)
  return told + outcome(changed, files)

  function fromResume(resume: Fields) {
    const taken = mergeResume(resume, exports, { isPicture, today, remark })
    return isSame(taken, exports) ? taken : withoutExamples(taken, exports, remark)
  }

  /** Reads the résumé in further languages of the site. With texts in one language, only what is gone is left out. */
  async function translationsOf(source: string, first: Fields, next: Exports) {
    const silent = () => {} // everything about the first language is reported
    const files = furtherLanguages.map(async (language) => {
      const further = await readResume(source, language, silent)
      const merged = isDeepStrictEqual(further, first)
        ? next
        : mergeResume(further, withNamesOf(next, first, further), { isPicture, today, remark: silent })
      merged.owner.updated = next.owner.updated
      return Object.entries(content).flatMap(([file, was]) => {
        return printTranslation(file, language, Object.keys(was), next, merged)
      })
    })
    return (await Promise.all(files)).flat()
  }
}

function refuseUncommitted() {
  let changes: string
  try {
    // The CV can be printed again at any time.
    const paths = ['content', 'public', ':(exclude)public/cv*.pdf']
    changes = execFileSync('git', ['status', '--porcelain', '--', ...paths], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    throw new Error(
      'The import can only be undone with Git. First run: git init && git add -A && git commit -m Start',
    )
  }
  if (changes)
    throw new Error(
      `These changes are not committed, so the import could not be undone. First commit them:\n${changes.trimEnd()}`,
    )
}

function outcome(changed: string[], pictures: string[]) {
  if (changed.length + pictures.length === 0) return 'Nothing to change.\n'
  // In this order, because a picture that was there before comes back.
  const remove = pictures.length > 0 ? `rm ${pictures.join(' ')} && ` : ''
  return `Written: ${[...changed, ...pictures].join(', ')}.\nSee it with: git diff\nUndo it with: ${remove}git restore content public\n`
}

function isPicture(path: string) {
  return picture.safeParse(path).success && !pictureMistake(path)
}

/** Of a file, the exports that are different after the import. */
function changedValues(was: object, next: object) {
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => name in was && !isDeepStrictEqual(value, Object(was)[name]),
    ),
  )
}

/** Checks whether nothing changes but the day. A field without a value counts as missing. */
function isSame(next: Exports, was: Exports) {
  const plain = (exports: Exports) =>
    JSON.parse(JSON.stringify({ ...exports, owner: { ...exports.owner, updated: '' } }))
  return isDeepStrictEqual(plain(next), plain(was))
}
