import assert from 'node:assert/strict'
import { createCors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { createLog } from '../_shared/log.ts'
import { assertError, ORIGIN, siteCall } from '../_shared/testing/metered-function.ts'
import { createHandler, type Dependencies } from './handler.ts'

const SECRET = '0123456789abcdef'.repeat(4)
const DRAFT = {
  fields: { title: 'T', excerpt: null },
  savedAt: '2026-11-26T09:00:00Z',
  expiresAt: '2026-12-03T09:00:00Z',
}

function ask(body: unknown, findDraft: Dependencies['findDraft'], init = {}): Promise<Response> {
  const log = createLog(() => undefined)
  return createHandler({ cors: createCors([ORIGIN]), log, findDraft })(siteCall('preview-draft', body, init))
}

Deno.test('gives the draft of the secret, to be kept by nobody', async () => {
  const asked: string[] = []
  const response = await ask({ secret: SECRET }, (secret) => {
    asked.push(secret)
    return Promise.resolve({ ...DRAFT, updated_by: 'admin@promptory.test' })
  })
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  assert.deepEqual(await response.json(), { draft: DRAFT })
  assert.deepEqual(asked, [SECRET])
})

Deno.test('a link that does not work is no error', async () => {
  const response = await ask({ secret: SECRET }, () => Promise.resolve(null))
  assert.deepEqual([response.status, await response.json()], [200, { draft: null }])
})

Deno.test('what is no secret is refused before the database hears of it', async () => {
  for (const secret of [undefined, '', SECRET.slice(1), `${SECRET}0`, SECRET.toUpperCase(), `${SECRET}\n`, [SECRET]]) {
    await assertError(await ask({ secret }, () => assert.fail('asked')), 'invalid_request')
  }
  const elsewhere = { headers: { origin: 'https://evil.example' } }
  await assertError(await ask({ secret: SECRET }, () => assert.fail('asked'), elsewhere), 'origin_not_allowed')
})

Deno.test('a database that is away, or not there, is told', async () => {
  const away: Dependencies['findDraft'][] = [
    null,
    () => Promise.reject(new DatabaseUnavailableError('x')),
    () => Promise.resolve(['x']),
    () => Promise.resolve({ ...DRAFT, fields: { title: { a: 1 } } }),
  ]
  for (const findDraft of away) await assertError(await ask({ secret: SECRET }, findDraft), 'service_unavailable')
})
