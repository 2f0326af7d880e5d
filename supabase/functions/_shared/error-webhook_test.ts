import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigurationError } from './env.ts'
import { createErrorWebhook, type ErrorMessage } from './error-webhook.ts'
import type { LogEntry } from './log.ts'
import { createServiceLog } from './service-log.ts'
import { timeLimit } from './time-limit.ts'

const FAILED: LogEntry = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  function: 'generate-prompt',
  status: 502,
  ms: 1200,
  error: 'provider_failed',
  details: ['http_500'],
}

/** Runs a test with a service on loopback that receives messages, and a way to wait for the hook's work. */
async function withService(
  test: (service: {
    url: string
    timeoutMs: number
    messages: ErrorMessage[]
    types: (string | undefined)[]
    isHanging: boolean
    waitUntil: (work: Promise<void>) => void
    settled: () => Promise<void>
  }) => Promise<void>,
): Promise<void> {
  const work: Promise<void>[] = []
  const service = {
    url: '',
    // Long enough for a busy machine.
    timeoutMs: 20_000,
    messages: [] as ErrorMessage[],
    types: [] as (string | undefined)[],
    isHanging: false,
    waitUntil: (task: Promise<void>) => void work.push(task),
    settled: async () => void (await Promise.all(work)),
  }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    service.messages.push(JSON.parse(text))
    service.types.push(`${request.method} ${request.headers['content-type']}`)
    if (!service.isHanging) response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=k`
  try {
    await test(service)
  } finally {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}

Deno.test('a failure is told with what finds its line in the log, and with nothing else', () =>
  withService(async (service) => {
    createErrorWebhook(service)({ ...FAILED, prompt: 'a text' } as LogEntry)
    await service.settled()
    assert.deepEqual(service.messages, [
      { function: 'generate-prompt', status: 502, code: 'provider_failed', requestId: FAILED.id, unreported: 0 },
    ])
    assert.deepEqual(service.types, ['POST application/json'])
  }))

Deno.test('answers below 500, and callers who left, are nobody’s business', () =>
  withService(async (service) => {
    const tell = createErrorWebhook(service)
    for (const status of [200, 204, 400, 401, 403, 413, 429, 499]) tell({ ...FAILED, status })
    tell({ ...FAILED, status: 503, details: ['client_closed'] })
    await service.settled()
    assert.deepEqual(service.messages, [])
  }))

Deno.test('at most one message a minute; the next one counts those between', () =>
  withService(async (service) => {
    let time = 1_000_000
    const tell = createErrorWebhook({ ...service, now: () => time })
    for (let call = 0; call < 100; call += 1) tell(FAILED)
    time += 59_999
    tell(FAILED)
    for (const later of [1, 60_000]) {
      time += later
      tell(FAILED)
    }
    await service.settled()
    // They are sent concurrently, so their order does not matter.
    assert.deepEqual(
      service.messages.map(({ unreported }) => unreported).sort((a, b) => a - b),
      [0, 0, 100],
    )
  }))

Deno.test('nobody waits for a service that hangs, and it is given up in time', () =>
  withService(async (service) => {
    service.isHanging = true
    createErrorWebhook({ ...service, timeoutMs: 2_500 })(FAILED)
    const end = timeLimit(20_000)
    const tooLate = new Promise<never>((_, reject) =>
      end.signal.addEventListener('abort', () => reject(end.signal.reason)),
    )
    await Promise.race([service.settled(), tooLate])
    end.clear()
    assert.equal(service.messages.length, 1)
  }))

Deno.test('a service that is away breaks nothing', async () => {
  const work: Promise<void>[] = []
  createErrorWebhook({ url: 'http://127.0.0.1:9/', waitUntil: (task) => work.push(task) })(FAILED)
  await Promise.all(work)
  assert.equal(work.length, 1)
})

Deno.test('the platform keeps the instance alive until the message is out', () =>
  withService(async ({ url, timeoutMs, messages }) => {
    const kept: Promise<void>[] = []
    Object.assign(globalThis, { EdgeRuntime: { waitUntil: (task: Promise<void>) => kept.push(task) } })
    try {
      createErrorWebhook({ url, timeoutMs })(FAILED)
      assert.equal(kept.length, 1)
      await kept[0]
      assert.equal(messages.length, 1)
    } finally {
      Reflect.deleteProperty(globalThis, 'EdgeRuntime')
    }
  }))

Deno.test('off unless an address is set; then the line is written all the same', () =>
  withService(async ({ url, messages }) => {
    const { log } = console
    const { fetch } = globalThis
    const lines: unknown[] = []
    const asked: Promise<Response>[] = []
    console.log = (line: unknown) => lines.push(line)
    globalThis.fetch = (...parts) => {
      const answer = fetch(...parts)
      asked.push(answer)
      return answer
    }
    try {
      for (const value of [undefined, '', ' ']) createServiceLog(() => value)(FAILED)
      assert.equal(asked.length, 0)
      createServiceLog((name) => (name === 'ERROR_WEBHOOK_URL' ? ` ${url} ` : undefined))(FAILED)
      await Promise.all(asked)
      assert.deepEqual([lines.length, messages.length], [4, 1])
    } finally {
      console.log = log
      globalThis.fetch = fetch
    }
  }))

for (const value of ['hooks.example.com/SECRET', 'ftp://SECRET.example', 'javascript:SECRET']) {
  Deno.test(`does not start with the address ${value.slice(0, 8)}, and does not repeat it`, () => {
    assert.throws(
      () => createServiceLog(() => value),
      (error) => error instanceof ConfigurationError && !error.message.includes('SECRET'),
    )
  })
}
