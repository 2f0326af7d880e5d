import http from 'node:http'
import { expect, it } from 'vitest'
import { createApi } from '../../scripts/backend/api.mjs'
import { addressReader } from '../../scripts/backend/http.mjs'
import { watchRoom } from '../../scripts/backend/disk-room.mjs'
import { ask, serve } from './support/http.ts'

const KEYS = { publishableKey: 'sb_publishable_test', secretKey: 'sb_secret_test' }
const VISITOR = { apikey: KEYS.publishableKey }
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
  return serve((req, res) => void api.handle(req, res))
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

it('asks for the key before it reads a body', async () => {
  let asked = 0
  const port = await serveApi({
    fetch: async () => {
      asked++
      return new Response('done')
    },
  })
  for (const apikey of [undefined, 'sb_publishable_wrong']) {
    const answer = await new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      const headers = { 'content-length': String(8 * 1024 * 1024), ...(apikey && { apikey }) }
      const request = http.request(
        { port, path: '/rest/v1/notes', method: 'POST', headers, agent: false },
        (response) => {
          response.resume()
          resolve([response.statusCode, response.headers.connection])
          request.destroy()
        },
      )
      request.on('error', reject).write('a'.repeat(1000)) // and the rest never comes
    })
    expect(answer).toEqual([401, 'close'])
  }
  expect((await ask(port, '/rest/v1/notes')).status).toBe(401)
  expect((await ask(port, `/rest/v1/notes?apikey=${KEYS.publishableKey}`)).text).toBe('done')
  expect(asked).toBe(1)
})

it('answers 429 with Retry-After after ten wrong passwords, also to the right one, and lets others of the API be', async () => {
  let refusals = 0
  const fetch = async (request: Request) => {
    if (!request.url.includes('/token')) return new Response('done')
    if ((await request.text()).includes('right@x')) return new Response('{}')
    refusals++
    return Response.json({ code: 'invalid_credentials' }, { status: 400 })
  }
  const port = await serveApi({ fetch })
  for (let n = 0; n < 20; n++) expect((await signIn(port, 'right@x')).status).toBe(200)
  const wrong = await Promise.all(Array.from({ length: 30 }, (_, n) => signIn(port, `a${n}@x`)))
  expect(wrong.filter(({ status }) => status === 400)).toHaveLength(10)
  expect(refusals).toBe(10)
  const late = await signIn(port, 'right@x')
  expect(late.status).toBe(429)
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(290)
  expect(JSON.parse(late.text)).toMatchObject({
    code: 'over_request_rate_limit',
    message: expect.stringMatching(/^Too many attempts have failed\. Please try again in \d+ seconds\.$/),
  })
  expect((await signIn(port, '', '/auth/v1/token?grant_type=refresh_token')).status).toBe(400)
  expect((await ask(port, '/rest/v1/notes', { headers: VISITOR })).text).toBe('done')
})

it('tells callers apart by what a proxy says, where it was told to', async () => {
  const fetch = async () => new Response('{}', { status: 400 })
  const api = createApi({
    ...{ app: { fetch }, origin: 'http://localhost', keys: KEYS, mode: 'production', log: () => undefined, room: ROOM },
    addressOf: addressReader('X-Real-IP'),
  })
  const port = await serve((req, res) => void api.handle(req, res))
  const guess = async (address: string, n: number) => {
    const headers = { ...VISITOR, 'x-real-ip': address }
    const body = JSON.stringify({ email: `a${n}@x` })
    return (await ask(port, '/auth/v1/token?grant_type=password', { method: 'POST', headers, body })).status
  }
  for (let n = 0; n < 10; n++) expect(await guess('1.1.1.1', n)).toBe(400)
  expect(await guess('1.1.1.1', 10)).toBe(429)
  expect(await guess('2.2.2.2', 10)).toBe(400)
})

it.each(['verify', 'otp', 'recover', 'resend', 'magiclink'])(
  'counts wrong codes and the asking for them (%s)',
  async (path) => {
    const port = await serveApi({ fetch: async () => new Response('{}', { status: 403 }) })
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await signIn(port, `a${n}@x`, `/auth/v1/${path}`)).status)
    expect(statuses).toEqual([...Array(10).fill(403), 429])
  },
)

it('a flood of one kind of caller does not keep the others waiting, and is told so within a second', async () => {
  const fetch = (request: Request) =>
    request.url.endsWith('/slow')
      ? new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('slow')), 1500))
      : Promise.resolve(new Response('done'))
  const port = await serveApi({ fetch })
  const flood = Array.from({ length: 80 }, () => ask(port, '/rest/v1/slow', { headers: VISITOR }))
  await new Promise((resolve) => setTimeout(resolve, 200))
  for (const headers of [{ apikey: KEYS.secretKey }, { ...VISITOR, authorization: 'Bearer a.b.c' }]) {
    expect((await ask(port, '/rest/v1/quick', { headers })).text).toBe('done')
  }
  const answers = await Promise.all(flood)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  const [busy] = answers.filter(({ status }) => status === 503)
  expect([busy?.headers['retry-after'], JSON.parse(busy?.text ?? '{}').code]).toEqual(['1', 'busy'])
})

it('on a full disk nobody signs in, which is told in a sentence; signing out and reading go on', async () => {
  const room = watchRoom('/', () => ({ bavail: 199, bsize: 1024 * 1024 }))
  const port = await serveApi({ room })
  const { status, text } = await signIn(port, 'a@x')
  expect([status, JSON.parse(text).message]).toEqual([
    503,
    "Nothing can be saved: less than 200 MB are free on the server's disk. Reading goes on; what is stored is safe.",
  ])
  expect((await signIn(port, '', '/auth/v1/logout')).text).toBe('done')
  expect((await ask(port, '/rest/v1/notes', { headers: VISITOR })).text).toBe('done')
})

it('looks at the disk once a second at most', () => {
  let looks = 0
  const room = watchRoom('/', () => ({ bavail: 201 + (looks++ && 0), bsize: 1024 * 1024 }))
  for (let n = 0; n < 100; n++) expect(room.isShort()).toBe(false)
  expect(looks).toBe(1)
})
