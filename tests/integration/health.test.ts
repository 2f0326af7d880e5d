import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HEALTH_FUNCTION } from '@contracts/functions.ts'
import { healthResponse } from '@contracts/health.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBackend } from '../../scripts/backend/index.ts'
import { eventually } from '../scripts/support/commands.ts'
import { freePort } from '../scripts/support/http.ts'

let dataDir: string
let address: string
let backend: Awaited<ReturnType<typeof startBackend>>
let server: http.Server
let hook: http.Server
/** What the alerting service was told. */
const messages: { function: string }[] = []
const lines: string[] = []

/** The backend as `npm start` runs it, with the functions in Deno. */
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'promptory-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  hook = http.createServer(async (req, res) => {
    let text = ''
    for await (const chunk of req) text += String(chunk)
    messages.push(JSON.parse(text))
    res.writeHead(204).end()
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  const { port: hookPort } = hook.address() as AddressInfo
  backend = await startBackend({
    origin,
    mode: 'production',
    dataDir,
    // The AI is a port where nobody listens.
    env: {
      ERROR_WEBHOOK_URL: `http://127.0.0.1:${hookPort}/hook`,
      AI_API_KEY: 'k',
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
    },
    log: (line: string) => void lines.push(line),
  })
  await eventually(() => backend.functions.process.state === 'ready')
  address = `${origin}/functions/v1`
  server = http.createServer(backend.listener((_req, res) => res.writeHead(404).end()))
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
}, 120_000)

afterAll(async () => {
  for (const each of [server, hook]) {
    each?.closeAllConnections()
    each?.close()
  }
  await backend?.close()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
})

it('the running site says that it is well, to whoever asks and without a key', async () => {
  // It gives the database a second and a half to answer, and asks again after five.
  await eventually(async () => (await fetch(`${address}/${HEALTH_FUNCTION}`)).status === 200)
  const response = await fetch(`${address}/${HEALTH_FUNCTION}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(healthResponse.parse(await response.json())).toMatchObject({ status: 'ok', checks: { database: 'ok' } })
  expect((await fetch(`${address}/${HEALTH_FUNCTION}`, { method: 'HEAD' })).status).toBe(200)
})

it('a failed call is told to the alerting service, and found in the log by the caller’s own id', async () => {
  const id = crypto.randomUUID()
  const response = await fetch(`${address}/generate-prompt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': id },
    body: JSON.stringify({ prompt: 'a kind letter', model: 'chatgpt', category: 'writing' }),
  })
  expect([response.status, response.headers.get('x-request-id')]).toEqual([502, id])
  // On a busy machine the health function has told of a slow start.
  const told = () => messages.filter((message) => message.function === 'generate-prompt')
  await eventually(() => told().length > 0)
  expect(told()).toEqual([
    { function: 'generate-prompt', status: 502, code: 'provider_failed', requestId: id, unreported: 0 },
  ])
  // The log comes by a way of its own.
  const found = () => lines.filter((line) => line.includes(id.slice(0, 8)))
  await eventually(() => found().length > 0)
  expect(found()).toHaveLength(1)
})
