import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// Private values with unique marks, so any trace of them is found in any letter case or context.
const PRIVATE = {
  text: 'PRIVATETEXT about my divorce',
  email: 'private.person@mail.example',
  token: 'eyJPRIVATE.eyJUT0tFTg.c2lnbmF0dXJl',
  address: '198.51.100.23',
  forwarded: '203.0.113.99',
  device: 'c0ffee00-0000-4000-8000-0000000000aa',
  agent: 'PRIVATEAGENT/1.0',
}
const SECRETS = {
  SUPABASE_SECRET_KEY: 'sb_secret_PRIVATEKEY',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_PRIVATEKEY',
  AI_API_KEY: 'sk-PRIVATEKEY',
  TINYMCE_API_KEY: 'PRIVATEKEY-tiny',
  QUOTA_SECRET: 'PRIVATEKEY-of-the-quotas',
  STRIPE_SECRET_KEY: 'sk_test_PRIVATEKEY',
  STRIPE_WEBHOOK_SECRET: 'whsec_PRIVATEKEY',
  STRIPE_PRICE_ID: 'price_PRIVATEKEY',
}
const TRACE =
  /private|divorce|mail\.example|person|eyJ|198\.51|203\.0\.113|c0ffee|sb_|sk[-_]|whsec|127\.0\.0\.1|<h1>|stack|\bat \/|file:/i
const FIELDS = ['id', 'function', 'status', 'ms', 'error', 'details']

const LONG = `${PRIVATE.text} ${PRIVATE.email} ${PRIVATE.token} `.repeat(3)
/** A valid body for each function. */
const BODIES: Record<string, object> = {
  'generate-prompt': { prompt: LONG, model: 'chatgpt', category: 'writing' },
  'analyze-feedback': { text: LONG },
  'get-tinymce-key': {},
  'join-email-list': { list: 'newsletter', email: PRIVATE.email },
  'follow-email-link': { does: 'leave', token: PRIVATE.device },
  'preview-draft': { secret: 'c0ffee00'.repeat(8) },
  'count-read': { post: PRIVATE.device },
  'send-letter': { does: 'test', subject: LONG.slice(0, 100), html: `{{leave}}${LONG}`, text: `{{leave}}${LONG}` },
  'manage-admins': { does: 'invite', email: PRIVATE.email },
  'rebuild-site': { record: { title: LONG } },
  'start-checkout': {},
  'open-billing': {},
  'stripe-webhook': { id: 'evt_1', data: { object: { id: PRIVATE.email, text: LONG } } },
  health: {},
  mcp: {
    jsonrpc: '2.0',
    id: PRIVATE.email,
    method: 'tools/call',
    params: { name: 'improve_prompt', arguments: { request: LONG } },
  },
}

type Reply = (request: IncomingMessage, response: ServerResponse) => void

const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const LEAK = { message: `${LONG} ${SECRETS.SUPABASE_SECRET_KEY}`, code: LONG, details: LONG, hint: LONG, error: LONG }
const ALLOWED = { allowed: true, refused_by: null, retry_at: null }

/** How the services behind the functions answer: database, accounts and AI. */
const BACKENDS: [string, Reply][] = [
  ['answers what a function hopes for, with the visitor’s words in it', wellButTalkative],
  ['answers 400 and quotes the caller', json(400, LEAK)],
  ['answers 401 and quotes the caller', json(401, LEAK)],
  ['answers 500 and quotes the caller', json(500, LEAK)],
  ['answers nonsense that quotes the caller', json(200, [LEAK, LONG])],
  ['answers with a page', (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(LONG)],
  ['breaks off', (_, response) => void response.write(LONG, () => response.destroy())],
  ['refuses by the quota', json(200, { allowed: false, refused_by: 'device', retry_at: '2999-01-01T00:00:00Z' })],
  [
    'counts, and then the AI quotes the caller',
    (request, response) =>
      json(request.url?.includes('/rpc/') ? 200 : 400, request.url?.includes('/rpc/') ? ALLOWED : LEAK)(
        request,
        response,
      ),
  ],
]

function wellButTalkative(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request
  if (url.includes('/rpc/is_admin')) return json(200, false)(request, response)
  if (url.includes('/rpc/')) return json(200, ALLOWED)(request, response)
  if (url.includes('/auth/')) return json(200, { id: PRIVATE.device, email: PRIVATE.email })(request, response)
  if (url.includes('/chat/')) {
    const message = { role: 'assistant', content: LONG }
    return json(200, { id: 'x', object: 'chat.completion', created: 0, model: 'm', choices: [{ index: 0, message }] })(
      request,
      response,
    )
  }
  return json(200, [])(request, response)
}

const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  authorization: `Bearer ${PRIVATE.token}`,
  apikey: SECRETS.SUPABASE_PUBLISHABLE_KEY,
  cookie: `session=${PRIVATE.token}`,
  'user-agent': PRIVATE.agent,
  'cf-connecting-ip': PRIVATE.address,
  'x-forwarded-for': PRIVATE.forwarded,
  'x-device-id': PRIVATE.device,
  'x-client-info': LONG,
  'x-request-id': PRIVATE.email,
  referer: `https://promptory.example/?q=${PRIVATE.email}`,
}

/** Calls that fail or succeed, each with every private value that a browser could send. */
function callsOf(name: string): Request[] {
  const address = `http://localhost/${name}/${encodeURIComponent(PRIVATE.email)}?text=${encodeURIComponent(LONG)}`
  const body = JSON.stringify(BODIES[name])
  const call = (init: RequestInit & { headers?: Record<string, string> }) =>
    new Request(address, { method: 'POST', ...init, headers: { ...HEADERS, ...init.headers } })
  return [
    call({ body }),
    call({ body, headers: { origin: `https://${PRIVATE.email.replace('@', '.')}` } }),
    call({ body, headers: { 'content-type': `text/plain; x=${PRIVATE.token}` } }),
    call({ body, headers: { authorization: `Basic ${PRIVATE.token}` } }),
    call({ body: `{"prompt": "${LONG}` }),
    call({ body: JSON.stringify({ prompt: LONG, model: LONG, category: LONG, text: 5 }) }),
    call({ body: JSON.stringify({ text: `${LONG}\0` }) }),
    call({ body: LONG.repeat(700) }),
    call({ method: 'PUT', body }),
    call({ method: 'GET' }),
    call({ method: 'OPTIONS' }),
  ]
}

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

/** Runs some work and returns every line that it wrote to the console by any method. */
async function written(work: () => Promise<void>): Promise<string[]> {
  const lines: string[] = []
  const originals = METHODS.map((method) => [method, console[method]] as const)
  for (const method of METHODS) console[method] = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '))
  try {
    await work()
  } finally {
    for (const [method, original] of originals) console[method] = original
  }
  return lines
}

const FUNCTIONS = new URL('../', import.meta.url)
const names = (await readdir(FUNCTIONS)).filter((name) => !name.startsWith('_') && !name.includes('.'))

Deno.test('every function is tried below', () => {
  assert.deepEqual(names.sort(), Object.keys(BODIES).sort())
})

for (const name of names) {
  for (const [state, reply] of BACKENDS) {
    for (const isPaid of [false, true]) {
      Deno.test(`${name}${isPaid ? ' with an AI' : ''}: no line holds anything private when the backend ${state}`, async () => {
        const server = createServer(reply)
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
        const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
        const { AI_API_KEY, ...others } = SECRETS
        const values: Record<string, string | undefined> = {
          ...others,
          SUPABASE_URL: url,
          STRIPE_API_URL: url,
          ...(isPaid && { AI_API_KEY, AI_BASE_URL: `${url}/v1` }),
        }
        try {
          const { dependenciesFromEnvironment } = await import(new URL(`${name}/dependencies.ts`, FUNCTIONS).href)
          const { createHandler } = await import(new URL(`${name}/handler.ts`, FUNCTIONS).href)
          const calls = callsOf(name)
          const lines = await written(async () => {
            const handler = createHandler(dependenciesFromEnvironment((key: string) => values[key]))
            for (const call of calls) await (await handler(call)).body?.cancel()
          })
          assert.equal(lines.length, calls.length)
          for (const line of lines) {
            assert.doesNotMatch(line, TRACE)
            const entry = JSON.parse(line)
            assert.deepEqual([entry.function, Object.keys(entry).filter((key) => !FIELDS.includes(key))], [name, []])
            assert.match(entry.id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
          }
        } finally {
          server.closeAllConnections()
          await new Promise<void>((resolve) => server.close(() => resolve()))
        }
      })
    }
  }
}
