import { expect, it } from 'vitest'
import { createApi } from '../../scripts/backend/api.ts'
import { NO_SUCH_CODE } from '../../scripts/backend/auth-service.ts'
import { addressReader, listenerOf } from '../../scripts/backend/http.ts'
import { ask, serve } from '../scripts/support/http.ts'

const KEYS = { publishableKey: 'sb_publishable_test', secretKey: 'sb_secret_test', jwtSecret: 'signs-sessions' }

/** The API in front of something that knows one code of one address; tells what reached it. */
async function serveCodes(code: string) {
  const reached = { letters: 0, guesses: 0, isBroken: false }
  const fetch = async (request: Request) => {
    if (request.url.endsWith('/otp')) {
      reached.letters += 1
      if (reached.isBroken) throw new Error('of the test')
      return Response.json({})
    }
    reached.guesses += 1
    const { email, token } = await request.json()
    if (email === 'ana@x.example' && token === code) return Response.json({ access_token: 'x' })
    return Response.json(NO_SUCH_CODE, { status: 403 })
  }
  const api = createApi({
    ...{ app: { fetch }, origin: 'http://localhost', keys: KEYS, mode: 'production', log: () => undefined },
    room: { isShort: () => false, sentence: '' },
    addressOf: addressReader('x-real-ip'),
  })
  const port = await serve(listenerOf(api.app))
  const call = (path: string, address: string, body: object) =>
    ask(port, `/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: KEYS.publishableKey, 'x-real-ip': address },
      body: JSON.stringify(body),
    })
  return {
    reached,
    letter: (address: string, email: string) => call('otp', address, { email }),
    guess: (address: string, token: string, email = 'ana@x.example') =>
      call('verify', address, { email, token, type: 'email' }),
  }
}

it('ten thousand guesses get nowhere, from one network or from all of them, nor does the right code after them', async () => {
  const site = await serveCodes('004711')
  for (let start = 0; start < 10_000; start += 100) {
    const codes = Array.from({ length: 100 }, (_, n) => start + n)
    await Promise.all(codes.map((n) => site.guess(`10.${n % 7}.${n >> 8}.${n & 255}`, String(n).padStart(6, '0'))))
  }
  expect(site.reached.guesses).toBe(20)
  const late = await site.guess('192.0.2.1', '004711')
  expect([late.status, JSON.parse(late.text)]).toEqual([403, NO_SUCH_CODE])
}, 180_000)

it('wrong codes count among the failures of a network, which then has to wait', async () => {
  const site = await serveCodes('123456')
  const statuses = []
  for (let n = 0; n < 11; n += 1) statuses.push((await site.guess('192.0.2.7', '000000', `x${n}@x.example`)).status)
  expect(statuses).toEqual([...Array(10).fill(403), 429])
  expect((await site.guess('192.0.2.7', '123456')).status).toBe(429)
  expect((await site.guess('192.0.2.8', '123456')).status).toBe(200)
})

it('the sixth letter of an hour to one address is not sent, whether it is known or not', async () => {
  const site = await serveCodes('123456')
  for (const email of ['ana@x.example', 'nobody@x.example']) {
    const answers = []
    for (let n = 0; n < 7; n += 1) answers.push(await site.letter(`192.0.2.${n}`, email))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429])
    const last = answers.at(-1)
    expect(JSON.parse(last?.text ?? '')).toMatchObject({
      code: 'over_email_send_rate_limit',
      message: expect.stringMatching(/^Too many codes were asked for\. Please try again in (60|59) minutes\.$/),
    })
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(3500)
    expect(last?.headers['x-supabase-api-version']).toBe('2024-01-01')
  }
  expect(site.reached.letters).toBe(10)
})

it('each spelling of a mailbox counts, and so does a letter after which something fails', async () => {
  const site = await serveCodes('123456')
  const spellings = ['ana@m.x.example', 'ANA+1@m.x.example', 'ana@ｍ.x.example', 'ana@ⓜ.x.example', 'ana@m。x.example']
  const statuses = []
  for (const email of [...spellings, ...spellings]) statuses.push((await site.letter('192.0.2.1', email)).status)
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(5).fill(429)])
  site.reached.isBroken = true
  for (let n = 0; n < 9; n += 1) await site.letter('192.0.2.2', 'ben@x.example')
  expect(site.reached.letters).toBe(10)
})
