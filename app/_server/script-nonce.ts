import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CSP, hashInlineScripts } from '@/app/_server/security-policy'

const UNSAFE_SCRIPTS = /(?<=script-src[^;]*)'unsafe-inline'/
/** The hashes of the inline scripts of each prerendered page that was requested. Only a build changes them. */
const scriptHashes = new Map<string, string[]>()

/**
 * Lets `/github` run no scripts but its own. What it streams differs on each visit, so its scripts have a nonce instead of a
 * hash. Next gives them the one in the policy of the request. Test: "allows its own scripts and nothing else".
 */
export function allowOwnScripts(path: string, { headers }: IncomingMessage, response: ServerResponse) {
  if (!/^(\/[\w-]+)?\/github$/.test(path)) return
  const shell = `.next/server/app${path}.html`
  const hashes =
    scriptHashes.get(shell) ?? (existsSync(shell) && hashInlineScripts(readFileSync(shell, 'utf8')))
  if (!hashes) return
  scriptHashes.set(shell, hashes)
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  headers[CSP.toLowerCase()] = `script-src ${nonce}`
  const scripts = [...hashes, nonce].join(' ')
  const { writeHead } = response
  response.writeHead = (...head: unknown[]) => {
    response.setHeader(CSP, String(response.getHeader(CSP)).replace(UNSAFE_SCRIPTS, scripts))
    return Reflect.apply(writeHead, response, head)
  }
}
