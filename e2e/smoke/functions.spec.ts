import { expect } from '@playwright/test'
import { header, jsonOf, test } from './fixtures.ts'

const PUBLIC_FUNCTIONS = [
  'generate-prompt',
  'analyze-feedback',
  'join-email-list',
  'follow-email-link',
  'preview-draft',
]
const MCP_FUNCTION = 'mcp'
const BEACON_FUNCTION = 'count-read'
const ADMIN_FUNCTIONS = ['get-tinymce-key', 'manage-admins', 'send-letter']
const PAYMENT_FUNCTIONS = ['start-checkout', 'open-billing']
const FOREIGN = 'https://evil.example'
/** What a function reads at most, and one byte. */
const TOO_LONG = 64 * 1024 + 1
/** A small call that succeeds. */
const WANTED = { prompt: 'Ask for a plan for one calm evening.', model: 'chatgpt', category: 'writing' }
/** Headers by which proxies tell a caller's address; the first three are those of common hosts. */
const ADDRESS_HEADERS = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'forwarded']

test.beforeEach(({ backend }) => {
  test.skip(!backend, 'no --backend was given')
})

test('functions answer to this site alone', async ({ ask, backend, site }) => {
  for (const name of [...PUBLIC_FUNCTIONS, MCP_FUNCTION, BEACON_FUNCTION, ...ADMIN_FUNCTIONS, ...PAYMENT_FUNCTIONS]) {
    for (const [method, origin] of [
      ...['OPTIONS', 'POST'].flatMap((way) => [site, FOREIGN].map((from) => [way, from] as const)),
      ['POST', 'null'] as const,
    ]) {
      const preflight = method === 'OPTIONS' && { 'access-control-request-method': 'POST' }
      const response = await ask(`${backend}/functions/v1/${name}`, { method, headers: { origin, ...preflight } })
      const what = `${name}, ${method} from ${origin}`
      expect(header(response, 'access-control-allow-origin'), what).toBe(origin === site ? site : '')
      if (origin !== site) expect(response.status(), what).toBe(403)
      expect(header(response, 'vary'), what).toMatch(/\borigin\b/i)
    }
  }
})

test('functions refuse wrong input as the caller’s mistake', async ({ ask, backend }) => {
  const json = { 'content-type': 'application/json' }
  const cases = [
    [405, { method: 'GET' }],
    [415, { method: 'POST', headers: { 'content-type': 'text/plain' }, data: '{}' }],
    [400, { method: 'POST', headers: json, data: Buffer.from('{') }],
    [400, { method: 'POST', headers: json, data: '{}' }],
    [413, { method: 'POST', headers: json, data: Buffer.from(`"${'a'.repeat(TOO_LONG)}"`) }],
  ] as const
  for (const name of PUBLIC_FUNCTIONS) {
    for (const [expected, asked] of cases) {
      const response = await ask(`${backend}/functions/v1/${name}`, asked)
      expect([name, response.status()]).toEqual([name, expected])
      expect((await jsonOf(response))?.error?.message, `${name}, ${expected}`).toEqual(expect.any(String))
    }
  }
})

test('the editor’s key and the list of admins are for admins', async ({ ask, backend, key }) => {
  for (const name of ADMIN_FUNCTIONS) {
    for (const authorization of ['', `Bearer ${key}`, 'Bearer eyJh.eyJh.x']) {
      const headers: Record<string, string> = authorization ? { authorization } : {}
      const response = await ask(`${backend}/functions/v1/${name}`, { method: 'POST', headers, data: {} })
      expect([name, response.status()]).toEqual([name, 401])
      expect(header(response, 'cache-control'), name).toBe('no-store')
    }
  }
})

test('payments are for accounts, or nothing is for sale', async ({ ask, backend, key }) => {
  for (const name of PAYMENT_FUNCTIONS) {
    for (const authorization of [`Bearer ${key}`, 'Bearer eyJh.eyJh.x']) {
      const response = await ask(`${backend}/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization },
        data: {},
      })
      expect([401, 503], name).toContain(response.status())
    }
  }
})

test('the health function says that all is well', async ({ ask, backend }) => {
  const response = await ask(`${backend}/functions/v1/health`)
  expect(response.status(), 'was the function deployed?').not.toBe(404)
  expect(response.status(), await response.text()).toBe(200)
})

test('AI clients find the prompts of this site', async ({ ask, backend, site }) => {
  const response = await ask(`${backend}/functions/v1/${MCP_FUNCTION}`, {
    method: 'POST',
    headers: { accept: 'application/json, text/event-stream' },
    data: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_prompts', arguments: { query: 'letter' } },
    },
  })
  expect(response.status()).toBe(200)
  // The error, where it is one, says that the site does not answer: SITE_URL is a setting of the functions, too.
  expect(await response.text()).toContain(`${site}/prompts/`)
})

test('a forged address wins nothing', async ({ ask, backend, spend }) => {
  test.skip(spend === 0, 'it uses up calls of the generator: --spend 3, with an address limit of 2')
  const names = [...ADDRESS_HEADERS]
  // Without a device's name only the network counts; each call claims another one.
  for (let call = 1, reached = 0; reached < spend; call += 1) {
    const address = `203.0.113.${call}`
    const name = names.shift()
    if (name === undefined) throw new Error('Every call is turned away before it reaches the function.')
    const forged = { 'x-forwarded-for': address, [name]: name === 'forwarded' ? `for=${address}` : address }
    const asked = { method: 'POST', headers: forged, data: WANTED }
    const response = await ask(`${backend}/functions/v1/generate-prompt`, asked)
    const { code } = (await jsonOf(response))?.error ?? {}
    if (response.status() === 429 && code === 'quota_exceeded') {
      expect(Number(header(response, 'retry-after'))).toBeGreaterThan(0)
      return
    }
    // A host may turn away a request that claims what only the host may say: that spent nothing.
    if (response.status() === 403 && code === undefined) continue
    expect(response.status()).toBe(200)
    names.push(name)
    reached += 1
  }
  throw new Error(`${spend} calls, each from another forged address, and none was refused; is the limit lower?`)
})
