import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status?: number; body?: string; path?: string }
type Route = { fulfill: (answer: Answer) => void }

export type RequestProxy = Awaited<ReturnType<typeof startProxy>>

/** Sees every request of the browser, because WebDriver does not report them. */
export async function startProxy(report: (error: string) => void) {
  const statuses = new Map<string, number>()
  const routes: [RegExp, (route: Route) => void][] = []

  function note(url: string, status: number) {
    statuses.set(url, status)
    // Chromium reports such a status in the console, too.
    if (status >= 400) report(`${url} answered with a status of ${status}`)
    return status
  }

  const server = createServer((request, response) => {
    const url = String(request.url)
    const [, handle] = routes.find(([pattern]) => pattern.test(url)) ?? []
    if (handle) {
      return handle({
        fulfill({ status = 200, body, path }) {
          response.writeHead(note(url, status)).end(path ? readFileSync(path) : body)
        },
      })
    }
    const { method, headers } = request
    const forwarded = ask(url, { method, headers }, (answer) => {
      response.writeHead(note(url, answer.statusCode ?? 0), answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`, // `address()` returns a string only for a pipe.
    /** The last status of each URL. */
    statuses,
    route(pattern: RegExp, handle: (route: Route) => void) {
      routes.unshift([pattern, handle])
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
