import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Writes one answer of the fake backend. */
export type AuthReply = (response: ServerResponse) => void

/** A fake auth service and Data API on loopback, with correct or faulty answers. */
export interface FakeAuthServer {
  readonly url: string
  /** Every request so far: method with path, and headers. */
  readonly calls: { readonly line: string; readonly headers: IncomingMessage['headers'] }[]
  /** How `/auth/v1/user` answers from now on. */
  user: AuthReply
  /** How the Data API (`/rest/v1`) answers from now on. */
  rest: AuthReply
  stop(): Promise<void>
}

export const USER_ID = 'c0ffee00-0000-4000-8000-00000000000a'
export const USER_EMAIL = 'somebody@promptory.example'

/** Starts a backend on a free port. By default every token is the admin's. */
export async function startFakeAuthServer(): Promise<FakeAuthServer> {
  const calls: FakeAuthServer['calls'] = []
  const server = createServer((request, response) => {
    calls.push({ line: `${request.method} ${request.url}`, headers: request.headers })
    const reply = request.url?.startsWith('/auth/') ? fake.user : fake.rest
    reply(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeAuthServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    user: answers(200, { id: USER_ID, aud: 'authenticated', email: USER_EMAIL }),
    rest: answers(200, true),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return fake
}

/** Answers with JSON, or with a text unchanged. */
export function answers(status: number, body: unknown, headers: Record<string, string> = {}): AuthReply {
  const type = typeof body === 'string' ? 'text/html' : 'application/json'
  return (response) => {
    response
      .writeHead(status, { 'content-type': type, ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Never answers. */
export const hangs: AuthReply = () => undefined

/** Sends headers and the beginning of an answer, and never ends. */
export const stalls: AuthReply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":')
}

/** Breaks the connection in the middle of the answer. */
export const breaksOff: AuthReply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.write('{"id":', () => response.destroy())
}
