import { appendFileSync } from 'node:fs'
import { afterAll, beforeEach, vi } from 'vitest'
import { fromAccount } from '@/scripts/import/from-account'
import { enterSpecimen } from '@/tests/support/copy-site'
import { json, startStandIn } from '@/tests/support/stand-in'
import { github, type Parts } from '../github'
import { asShipped, withTexts } from '../import-cases'

export const ACCOUNT = 'https://github.com/ada-l'
export const MINE = { example: undefined }
export const SHIPPED_PICTURES = { portrait: '/drawings/portrait.svg', aboutPicture: '/drawings/desk.svg' }

/** Answers as GitHub does after too many requests. */
export const limit = json({}, 403, { 'retry-after': '590' })

export async function setUp() {
  const standIn = await startStandIn()
  const { answerAvatar } = standIn
  const site = { content: asShipped() }

  // The portrait is read in the folder in which the command runs.
  beforeEach(enterSpecimen)
  beforeEach(() => {
    Object.assign(standIn, { answer: github(), answerAvatar, requests: [] })
    for (const [name, value] of Object.entries({ ...standIn.env, GITHUB_TOKEN: '' })) vi.stubEnv(name, value)
    // A machine may be slow.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
    site.content = asShipped()
    for (const path of Object.values(SHIPPED_PICTURES))
      appendFileSync(`public${path}`, '<!-- placeholder -->')
  })
  afterAll(() => standIn.stop())

  async function take(parts?: Parts, projects?: string, content = site.content) {
    if (parts) standIn.answer = github(parts)
    const { result, texts } = await withTexts(() => fromAccount('Ada-L', content, projects))
    return { ...result.next, pictures: result.files, reports: texts.join('\n') }
  }
  return { site, standIn, take }
}
