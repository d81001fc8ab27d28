import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'

export const DOCKERFILE = readFileSync('Dockerfile', 'utf8')
export const NEXT = `${process.cwd()}/node_modules/next/dist/bin/next`

/** Variables that the owner's environment may hold and that a test must not see. */
const UNSET = {
  GITHUB_TOKEN: '',
  PROFILE_REVALIDATE_SECONDS: '',
  PROFILE_RETRY_SECONDS: '',
  SITE_URL: '',
  BASE_PATH: '',
  NOINDEX: '',
  STATIC: '',
  NEXT_TELEMETRY_DISABLED: '1',
}

/** Gives GitHub twenty times as long, because a test looks at the page while GitHub has not answered. */
const PATIENT = `--require=${JSON.stringify(`${process.cwd()}/e2e/support/patience.cjs`)}`

export type Site = Awaited<ReturnType<typeof startSite>>
export type StandIn = Awaited<ReturnType<typeof startStandIn>>

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
    response.end(
      JSON.stringify(body)?.replace(
        'https://avatars.githubusercontent.com',
        `http://${request.headers.host}`,
      ),
    )
  }
}

/** Where `npm run sites` builds each site, by its name. */
export const SITES = '.sites'
/** The site with the specification's content, which the tests of the product run on. */
export const SPECIMEN = `${SITES}/specimen`
/** The name of the owner of the site `maximum`, with everything that could break out of markup. */
export const LONG_NAME = '</script>"Ada" & \'Bo\' 👩‍💻 آدا 愛田 Freifrau von Donaudampfschiff'

/** Serves the build, the sources or the standalone build of a folder on a free local port. */
export async function startSite(
  env: Record<string, string>,
  command: 'start' | 'dev' | 'standalone' = 'start',
  folder = SPECIMEN,
) {
  const environment = { ...process.env, ...UNSET, NODE_OPTIONS: PATIENT, ...env }
  // `npm run dev` names no host either. Next would trust one that is named.
  const hostname = command === 'dev' ? [] : ['--hostname', '127.0.0.1']
  const server =
    command === 'standalone'
      ? spawn(process.execPath, ['server.js'], {
          cwd: folder,
          // The standalone server treats port 0 as 3000.
          env: { ...environment, HOSTNAME: '127.0.0.1', PORT: String(await freePort()) },
        })
      : spawn(process.execPath, [NEXT, command, ...hostname, '--port', '0'], {
          cwd: folder,
          env: environment,
        })
  let log = ''
  const url = await new Promise<string>((resolve, reject) => {
    function read(chunk: Buffer) {
      log += chunk
      const address = /Local: +(http:\S+)/.exec(log)?.[1]
      if (address && log.includes('Ready')) resolve(address)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('exit', () => reject(new Error(`The site did not start:\n${log}`)))
  })
  return {
    url,
    /** The address for other devices, where the machine has a network. */
    networkUrl: /Network: +(http:\S+)/.exec(log)?.[1],
    pid: server.pid,
    /** Without a line that slow machines add. */
    log: () => log.replace(/^. Running next\.config\.ts took .*\n/gm, ''),
    // SIGTERM waits for connections that a browser keeps open. The dev server needs it to stop its child process.
    async stop(signal: NodeJS.Signals = command === 'dev' ? 'SIGTERM' : 'SIGKILL') {
      server.kill(signal)
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
      return server.exitCode
    },
  }
}

const PARTS = [
  'app',
  'components',
  'content/schema',
  'scripts',
  'instrumentation.ts',
  'next.config.ts',
  'package.json',
  'tsconfig.json',
  'postcss.config.mjs',
]

/** Copies the site to a folder, with the specimen's content. @param lines to append to the files of `content/`, by file name. */
export function copySite(folder: string, lines: Record<string, string> = {}) {
  for (const part of PARTS) cpSync(part, `${folder}/${part}`, { recursive: true })
  cpSync('tests/specimen', folder, { recursive: true })
  // Tailwind skips what git ignores, such as this folder, unless told otherwise.
  appendFileSync(`${folder}/app/globals.css`, '@source "../app"; @source "../components";')
  const { compilerOptions, ...config } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  // The build of this folder checks the types.
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ ...config, compilerOptions: { ...compilerOptions, noCheck: true } }),
  )
  for (const [file, line] of Object.entries(lines)) appendFileSync(`${folder}/content/${file}`, `\n${line}\n`)
}

/** @throws with the output of the build when it fails. */
export function buildSite(folder: string, env: Record<string, string> = {}) {
  return promisify(execFile)('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...process.env, ...UNSET, ...env },
  })
}

/** Assembles the files that the Dockerfile deploys. @returns the folder with the server. */
export function assembleStandalone(folder: string, target: string) {
  const { relativeAppDir } = JSON.parse(readFileSync(`${folder}/.next/required-server-files.json`, 'utf8'))
  const site = `${target}/${relativeAppDir}`
  for (const [, from, to] of DOCKERFILE.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm))
    cpSync(`${folder}/${from}`, to === '.' ? target : `${site}/${to}`, {
      recursive: true,
      verbatimSymlinks: true,
    })
  return site
}

/** Another process can take the port first, so let a server choose its own port where it can. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // `address()` returns a string only for a pipe.
  server.close()
  return port
}

/** Starts a stand-in for GitHub on a free local port. It answers as told and records its requests. */
export async function startStandIn() {
  const standIn = {
    answer: json(octocat) as RequestListener,
    answerAvatar: ((_, response) => response.end(readFileSync('e2e/support/avatar.png'))) as RequestListener,
    /** Requests for the avatar are left out. */
    requests: [] as { url?: string; headers: NodeJS.Dict<string | string[]> }[],
    /** The environment for a site that should ask this stand-in. */
    env: {} as Record<string, string>,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
  // The cache of a site outlives its server, and tells services apart by their address. A port may come again.
  const path = `/${randomUUID()}`
  const server = createServer((request, response) => {
    request.url = request.url?.replace(path, '')
    if (request.url?.startsWith('/u/')) return standIn.answerAvatar(request, response)
    standIn.requests.push({ url: request.url, headers: request.headers })
    standIn.answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  standIn.env = { GITHUB_API_URL: url + path, GITHUB_AVATARS_URL: url }
  return standIn
}
