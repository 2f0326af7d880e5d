import http from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Answer {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

interface Ask {
  readonly method?: string
  readonly headers?: http.OutgoingHttpHeaders
  readonly body?: string | Buffer
}

/** Asks as told, byte for byte: `fetch` would tidy the path and the headers first. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const whole = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text: whole.toString() })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Serves on a loopback port, a free one where none is given, until the test ends. */
export async function serve(listener: http.RequestListener, port = 0): Promise<number> {
  const server = http.createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** A range of each worker's own, below the ports that systems give to whoever asks for any. */
const PORTS = 4000
const FIRST_PORT = 20_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 3) * PORTS
let tried = Math.floor(Math.random() * PORTS)

/** A port that nothing listens on. It may be used seconds later: no other program is given it by chance meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + (tried++ % PORTS)
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer().once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
}
