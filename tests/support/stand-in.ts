import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { listen } from '../../scripts/support/listen'

export type StandIn = Awaited<ReturnType<typeof startStandIn>>

export const AVATAR = readFileSync('tests/support/avatar.png')

export const octocat = {
  login: 'octocat',
  name: 'The Octocat',
  bio: 'Tentacles and tests.\nMostly tests.',
  avatar_url: 'https://avatars.githubusercontent.com/u/583231?v=4',
  followers: 18_234,
  following: 9,
  public_repos: 8,
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener {
  return (request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    // The stand-in also serves the avatars.
    const here = `http://${request.headers.host}`
    response.end(JSON.stringify(body)?.replace('https://avatars.githubusercontent.com', here))
  }
}

/** Another process can take the port first, so let a server choose its own port where it can. */
export async function freePort() {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}

export async function startStandIn() {
  // Each stand-in has a path of its own, because a port may come again, and the cache of a site outlives its server.
  const path = `/${randomUUID()}`
  const server = createServer((request, response) => {
    request.url = request.url?.replace(path, '')
    if (request.url?.startsWith('/u/')) return standIn.answerAvatar(request, response)
    standIn.requests.push({ url: request.url, headers: request.headers })
    standIn.answer(request, response)
  })
  // By default, Node closes an idle connection after 5 s, on a busy machine even while the next request is on its way.
  server.keepAliveTimeout = 0
  const url = `http://127.0.0.1:${await listen(server)}`
  const standIn = {
    answer: json(octocat) as RequestListener,
    answerAvatar: ((_, response) => response.end(AVATAR)) as RequestListener,
    /** All requests but those for the avatar. */
    requests: [] as { url?: string; headers: NodeJS.Dict<string | string[]> }[],
    /** The environment for a site that should ask this stand-in. */
    env: { GITHUB_API_URL: url + path, GITHUB_AVATARS_URL: url },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  return standIn
}
