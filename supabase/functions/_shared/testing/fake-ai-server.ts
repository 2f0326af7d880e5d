import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes one answer of the fake provider. Gets the request's parsed body. */
export type Reply = (response: ServerResponse, body: ChatBody) => void | Promise<void>

export interface ChatBody {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly max_tokens?: number
  readonly max_completion_tokens?: number
  readonly reasoning_effort?: string
  readonly response_format?: unknown
}

/** A provider on loopback that speaks OpenAI's chat protocol, correctly or not. */
export interface FakeAiServer {
  readonly baseUrl: string
  /** Bodies of all calls so far. */
  readonly calls: ChatBody[]
  /** Headers of all calls so far. */
  readonly headers: IncomingMessage['headers'][]
  /** Sets the replies to the next calls; the last one is repeated. */
  reply(...replies: Reply[]): void
  stop(): Promise<void>
}

/** Starts a provider on a free port. */
export async function startFakeAiServer(...replies: Reply[]): Promise<FakeAiServer> {
  let queue = replies
  const calls: ChatBody[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const body: ChatBody = JSON.parse(text)
    calls.push(body)
    headers.push(request.headers)
    const reply = queue.length > 1 ? queue.shift() : queue[0]
    await reply?.(response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    headers,
    reply(...next) {
      queue = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Runs a test with its own provider and stops it afterwards. */
export function withFakeAiServer(replies: Reply[], test: (server: FakeAiServer) => Promise<void>): () => Promise<void> {
  return async () => {
    const server = await startFakeAiServer(...replies)
    try {
      await test(server)
    } finally {
      await server.stop()
    }
  }
}

/** Sends a valid chat answer. */
export function says(content: unknown, finishReason = 'stop'): Reply {
  return (response) => {
    sendJson(response, 200, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 0,
      model: 'fake',
      choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content } }],
    })
  }
}

/** Sends an error. */
export function fails(status: number, headers: Record<string, string> = {}): Reply {
  return (response) => sendJson(response, status, { error: { message: 'no', type: 'fake', code: null } }, headers)
}

/** Sends something that is not a chat answer. */
export function sends(status: number, contentType: string, body: string): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': contentType }).end(body)
  }
}

/** Never answers. */
export function hangs(): Reply {
  return () => undefined
}

/** Sends headers at once, then a byte every `everyMs`, and never ends. */
export function drips(everyMs: number): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), everyMs)
    response.on('close', () => clearInterval(timer))
  }
}

/** Sends an answer of this many megabytes as fast as it is read, and counts the bytes. */
export function floods(megabytes: number, sent: { bytes: number }, status = 200): Reply {
  const chunk = 'x'.repeat(64 * 1024)
  function* text() {
    yield '{"choices": [{"message": {"content": "'
    for (; sent.bytes < megabytes * 1024 * 1024; sent.bytes += chunk.length) yield chunk
    yield '"}}]}'
  }
  return async (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    // Ends when the client disconnects.
    await pipeline(Readable.from(text(), { highWaterMark: 1 }), response).catch(() => undefined)
  }
}

/** Delays a reply. */
export function after(milliseconds: number, reply: Reply): Reply {
  return (response, body) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(reply(response, body)), milliseconds)
      response.on('close', () => {
        clearTimeout(timer)
        resolve()
      })
    })
}

/** Breaks the connection in the middle of the answer. */
export function breaksOff(): Reply {
  return (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"choices": [{"mess', () => response.destroy())
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body))
}
