import { createHmac } from 'node:crypto'
import http from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createApi } from '../../scripts/backend/api.ts'
import { watchRoom } from '../../scripts/backend/disk-room.ts'
import { addressReader, listenerOf, networkOf } from '../../scripts/backend/http.ts'
import { ask, serve } from './support/http.ts'

const KEYS = { publishableKey: 'sb_publishable_test', secretKey: 'sb_secret_test', jwtSecret: 'signs-sessions' }
const VISITOR = { apikey: KEYS.publishableKey }
const SIGNED_IN = {
  ...VISITOR,
  authorization: `Bearer a.b.${createHmac('sha256', KEYS.jwtSecret).update('a.b').digest('base64url')}`,
}
const ADMIN = {
  ...VISITOR,
  authorization: `Bearer a.c.${createHmac('sha256', KEYS.jwtSecret).update('a.c').digest('base64url')}`,
}
const ROOM = { isShort: () => false, sentence: '' }

interface Options {
  fetch?: (request: Request) => Promise<Response>
  room?: typeof ROOM
  lines?: string[]
}

/** The API in front of something that stands for lite; gives its port. */
function serveApi({ fetch = async () => new Response('done'), room = ROOM, lines = [] }: Options = {}) {
  const log = (line: string) => void lines.push(line)
  const api = createApi({ app: { fetch }, origin: 'http://localhost', keys: KEYS, mode: 'production', log, room })
  return serve(listenerOf(api.app))
}

const signIn = (port: number, email: string, path = '/auth/v1/token?grant_type=password') =>
  ask(port, path, { method: 'POST', headers: VISITOR, body: JSON.stringify({ email, password: 'x' }) })

it('answers a request that fails with an error, and tells nothing of why', async () => {
  const lines: string[] = []
  const port = await serveApi({ fetch: () => Promise.reject(new Error('of the test')), lines })
  const { status, text } = await ask(port, '/rest/v1/fails', { headers: VISITOR })
  expect([status, JSON.parse(text).error.code]).toEqual([500, 'internal_error'])
  expect(lines.concat(text).join()).not.toContain('of the test')
})

// Neither a service that is not there, nor a question, nor a link out of a mail brings a body.
it.each([
  ['POST', '/rest/v1/notes', 401],
  ['POST', '/storage/v1/object/pictures/one', 404],
  ['POST', '/auth/v1/token?grant_type=password', 401],
  ['POST', '/auth/v1/otp', 401],
  ['POST', '/auth/v1/signup', 404],
  ['OPTIONS', '/rest/v1/notes', 200],
])('without the key no body is read: %s %s', async (method, path, expected) => {
  let asked = 0
  const port = await serveApi({
    fetch: async () => {
      asked++
      return new Response('done')
    },
  })
  for (const apikey of [undefined, 'sb_publishable_wrong']) {
    const answer = await new Promise((resolve, reject) => {
      const headers = { 'content-length': String(8 * 1024 * 1024), ...(apikey && { apikey }) }
      const request = http.request({ port, path, method, headers, agent: false }, (response) => {
        response.resume()
        // The connection ends soon, though its body never comes.
        request.on('close', () => resolve(response.statusCode))
      })
      request.on('error', reject).write('a'.repeat(1000)) // and the rest never comes
    })
    expect(answer).toBe(expected)
  }
  expect(asked).toBe(method === 'OPTIONS' ? 2 : 0)
})

it('reads of each caller what the call needs: an article of admins alone', async () => {
  const fetch = async (request: Request) => {
    if (!request.url.endsWith('/is_admin')) return new Response(String((await request.text()).length))
    return Response.json(request.headers.get('authorization') === ADMIN.authorization)
  }
  const port = await serveApi({ fetch })
  const KB = 1024
  const send = async (path: string, headers: http.OutgoingHttpHeaders, size: number) =>
    (await ask(port, path, { method: 'POST', headers, body: 'a'.repeat(size) })).text
  const [notes, keep, otp] = ['/rest/v1/notes', '/rest/v1/rpc/keep_items', '/auth/v1/factors']
  const made = { ...VISITOR, authorization: 'Bearer a.b.c' }
  const sizes = [
    [notes, VISITOR, 64],
    [notes, made, 64],
    [notes, SIGNED_IN, 64],
    [notes, ADMIN, 8 * KB],
    [notes, { apikey: KEYS.secretKey }, 8 * KB],
    [keep, VISITOR, 64],
    [keep, made, 64],
    [keep, SIGNED_IN, 640],
    [`${keep}_`, SIGNED_IN, 64],
    [otp, ADMIN, 4],
  ] as const
  const answers = []
  for (const [path, headers, most] of sizes)
    answers.push([await send(path, headers, most * KB), await send(path, headers, most * KB + 1)])
  expect(answers.map(([good]) => good)).toEqual(sizes.map(([, , most]) => String(most * KB)))
  expect(answers.filter(([, long]) => JSON.parse(String(long)).error?.code !== 'payload_too_large')).toEqual([])
})

it('lets nobody ask for a thousand copies of one column, or for conditions that take long to read', async () => {
  const port = await serveApi()
  const select = (count: number) => `/rest/v1/notes?select=${Array.from({ length: count }, (_, n) => `a${n}:content`)}`
  const nested = (depth: number, open = '(') =>
    `/rest/v1/notes?or=${`${open}or`.repeat(depth - 1)}(a.eq.1${')'.repeat(depth)}`
  for (const path of [select(24), nested(8)]) expect((await ask(port, path, { headers: VISITOR })).text).toBe('done')
  const refused = [
    select(25),
    select(25).replace('select', '%73elect'),
    `${select(20)}&select=${Array(20).fill('id')}`,
    nested(9),
    nested(9, '%28'),
    nested(9).replace('?or=', '?and='),
    `/rest/v1/notes?id=in.(${'a,'.repeat(4096)})`,
  ]
  const statuses = []
  for (const headers of [VISITOR, SIGNED_IN, ADMIN])
    for (const path of refused) statuses.push((await ask(port, path, { headers })).status)
  expect(new Set(statuses)).toEqual(new Set([400]))
})

it('answers 429 with Retry-After after ten wrong passwords, also to the right one, and lets others of the API be', async () => {
  let refusals = 0
  const fetch = async (request: Request) => {
    if (!request.url.includes('/token')) return new Response('done')
    if ((await request.text()).includes('right@x.example')) return new Response('{}')
    refusals++
    return Response.json({ code: 'invalid_credentials' }, { status: 400 })
  }
  const port = await serveApi({ fetch })
  for (let n = 0; n < 20; n++) expect((await signIn(port, 'right@x.example')).status).toBe(200)
  const wrong = []
  for (let n = 0; n < 12; n++) wrong.push(await signIn(port, `a${n}@x.example`))
  expect(wrong.filter(({ status }) => status === 400)).toHaveLength(10)
  expect(refusals).toBe(10)
  const late = await signIn(port, 'right@x.example')
  expect(late.status).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(200)
  expect(JSON.parse(late.text)).toMatchObject({
    code: 'over_request_rate_limit',
    message: expect.stringMatching(/^Too many attempts have failed\. Please try again in \d+ seconds\.$/),
  })
  expect((await signIn(port, '', '/auth/v1/token?grant_type=refresh_token')).status).toBe(400)
  expect((await ask(port, '/rest/v1/notes', { headers: VISITOR })).text).toBe('done')
})

// lite decodes a path and leaves its dots out; where it looks for `grant_type` is its own affair.
it.each([
  '/auth/v1/token',
  '/auth/v1/token?grant_type=password&x=grant_type=refresh_token',
  '/auth/v1/token?%67rant_type=refresh_token&grant_type=password',
  '/auth/v1/token#?grant_type=refresh_token',
  '/auth/v1/%74oken?grant_type=password',
  '/auth/v1/./token?grant_type=password',
  '/auth/v1/x/../token?grant_type=password',
  '/auth/v1/%2e/token?grant_type=password',
  '/rest/v1/../../auth/v1/token?grant_type=password',
])('no other spelling of the sign-in is listened to: %s', async (path) => {
  let tried = 0
  const fetch = async () => {
    tried++
    return Response.json({}, { status: 400 })
  }
  const port = await serveApi({ fetch })
  expect((await signIn(port, 'a@x.example', path)).status).toBe(404)
  expect(tried).toBe(0)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['nonsense', 'nonsense'],
])('counts %s as %s: a household owns the lower half of its IPv6 addresses', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('tells callers apart by what a proxy says, where it was told to', async () => {
  const fetch = async () => new Response('{}', { status: 400 })
  const api = createApi({
    ...{ app: { fetch }, origin: 'http://localhost', keys: KEYS, mode: 'production', log: () => undefined, room: ROOM },
    addressOf: addressReader('X-Real-IP'),
  })
  const port = await serve(listenerOf(api.app))
  const guess = async (address: string, n: number) => {
    const headers = { ...VISITOR, 'x-real-ip': address }
    const body = JSON.stringify({ email: `a${n}@x.example` })
    return (await ask(port, '/auth/v1/token?grant_type=password', { method: 'POST', headers, body })).status
  }
  for (let n = 0; n < 10; n++) expect(await guess('1.1.1.1', n)).toBe(400)
  expect(await guess('1.1.1.1', 10)).toBe(429)
  expect(await guess('2.2.2.2', 10)).toBe(400)
  for (let n = 0; n < 10; n++) expect(await guess(`2001:db8::${n}`, n)).toBe(400)
  expect(await guess('2001:db8::ffff', 10)).toBe(429)
})

it.each([
  ...['signup', 'magiclink', 'recover', 'resend', 'invite', 'sso', 'token', 'token?grant_type=pkce'].map(
    (path): [string, string] => ['POST', path],
  ),
  ...['verify?token=x&type=magiclink', 'authorize?provider=github', 'callback', 'reauthenticate', 'health'].map(
    (path): [string, string] => ['GET', path],
  ),
  ['POST', 'user'],
  ['GET', 'logout'],
  ['OPTIONS', 'signup'],
  ['GET', 'otp'],
])('serves nothing of the sign-in that the site does not call: %s %s', async (method, path) => {
  let asked = 0
  const fetch = async () => {
    asked++
    return new Response('{}')
  }
  const port = await serveApi({ fetch })
  for (const headers of [VISITOR, SIGNED_IN, { apikey: KEYS.secretKey }])
    expect((await ask(port, `/auth/v1/${path}`, { method, headers })).status).toBe(404)
  expect(asked).toBe(0)
})

it('serves the accounts of others to the secret key alone', async () => {
  const port = await serveApi()
  const make = async (headers: http.OutgoingHttpHeaders) =>
    (await ask(port, '/auth/v1/admin/users', { method: 'POST', headers, body: '{}' })).status
  expect([await make({ apikey: KEYS.secretKey }), await make(VISITOR), await make(SIGNED_IN)]).toEqual([200, 404, 404])
})

it('counts wrong codes of a second factor', async () => {
  const port = await serveApi({ fetch: async () => new Response('{}', { status: 422 }) })
  const statuses = []
  for (let n = 0; n < 11; n++)
    statuses.push((await signIn(port, `a${n}@x.example`, '/auth/v1/factors/1-2/verify')).status)
  expect(statuses).toEqual([...Array(10).fill(422), 429])
})

it('lets no other site use up the sign-ins of its visitor, or sign anybody in or out', async () => {
  let asked = 0
  const fetch = async () => {
    asked++
    return new Response('{}', { status: 400 })
  }
  const port = await serveApi({ fetch })
  const paths = ['token?grant_type=password', 'logout?scope=global', 'factors']
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example'])
    for (const path of paths) {
      const headers = { ...VISITOR, origin, 'content-type': 'text/plain' }
      expect((await ask(port, `/auth/v1/${path}`, { method: 'POST', headers })).status).toBe(403)
      expect((await ask(port, `/auth/v1/${path}`, { method: 'OPTIONS', headers })).status).toBe(403)
    }
  expect(asked).toBe(0)
  const headers = { ...VISITOR, origin: 'http://localhost' }
  expect((await ask(port, '/auth/v1/logout?scope=global', { method: 'POST', headers })).status).toBe(400)
})

it('asks whether somebody is an admin only for tokens that were signed here', async () => {
  let asked = 0
  const fetch = async () => {
    asked++
    return new Response('true')
  }
  const api = createApi({
    ...{ app: { fetch }, origin: 'http://localhost', keys: KEYS, mode: 'production', log: () => undefined, room: ROOM },
  })
  const isAdmin = (headers: Record<string, string>) => api.isAdmin(new Request('http://localhost/', { headers }))
  for (const headers of [
    VISITOR,
    { ...VISITOR, authorization: 'Bearer a.b.c' },
    { ...SIGNED_IN, apikey: 'sb_publishable_wrong' },
    { authorization: SIGNED_IN.authorization },
  ])
    expect(await isAdmin(headers)).toBe(false)
  expect([asked, await isAdmin(SIGNED_IN)]).toEqual([0, true])
})

it('on a full disk nobody signs in, which is told in a sentence; signing out and reading go on', async () => {
  const room = watchRoom('/', () => ({ bavail: 199, bsize: 1024 * 1024 }))
  const port = await serveApi({ room })
  const { status, text } = await signIn(port, 'a@x.example')
  expect([status, JSON.parse(text).message]).toEqual([
    503,
    "Nothing can be saved: less than 200 MB are free on the server's disk. Reading goes on; what is stored is safe.",
  ])
  expect((await signIn(port, '', '/auth/v1/logout?scope=global')).text).toBe('done')
  expect((await ask(port, '/rest/v1/notes', { headers: VISITOR })).text).toBe('done')
})

it('looks at the disk once a second at most', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  let looks = 0
  const room = watchRoom('/', () => ({ bavail: 201 + (looks++ && 0), bsize: 1024 * 1024 }))
  for (let n = 0; n < 100; n++) expect(room.isShort()).toBe(false)
  expect(looks).toBe(1)
})
