import type { z } from 'zod'
import { limitEnd, requestGitHub, statusOf } from '@/app/_github/github-api'
import { explainNetworkError } from '@/app/_untrusted/network-error'
import { InvalidAnswer, readAnswer } from '@/app/_untrusted/read-answer'

/** The time limit is longer than for a visitor, because an owner imports once. */
export const EXCHANGE_MS = 10_000
/** A page of 100 repositories has about 600 kB. */
const ANSWER_BYTES = 5_000_000

/** GitHub refuses this request, and would refuse others as well. */
export class Refusal extends Error {}

export async function readGitHub<Answer>(login: string, path: string, schema: z.ZodType<Answer>) {
  const response = await askGitHub(login, path)
  if (!response) throw new Error(`GitHub has nothing public at ${path}.`)
  return readAnswer(response, ANSWER_BYTES, schema).catch(explain)
}

/** @param type of the answer. @returns undefined after a 404. @throws Refusal, or an Error for the owner. */
export async function askGitHub(login: string, path: string, type?: string) {
  const response = await requestGitHub(login, path, AbortSignal.timeout(EXCHANGE_MS), type).catch(explain)
  const { status, headers } = response
  if (status === 200) return response
  await response.body?.cancel()
  if (status === 404) return undefined
  if (status !== 403 && status !== 429) throw new Error(`GitHub answered with ${statusOf(response)}`)
  const end = limitEnd(headers)
  const which = end ? `all requests until ${new Date(end).toISOString().slice(11, 16)} UTC` : 'this request'
  throw new Refusal(
    `GitHub refuses ${which} (HTTP ${status}). It answers 60 an hour, and 5,000 with GITHUB_TOKEN.`,
  )
}

function explain(error: unknown): never {
  if (error instanceof InvalidAnswer)
    throw new Error(`GitHub gave an answer that makes no sense here: ${error.message}`)
  throw new Error(`GitHub could not be read: ${explainNetworkError(error, EXCHANGE_MS)}`)
}
