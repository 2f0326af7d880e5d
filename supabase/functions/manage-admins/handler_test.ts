import assert from 'node:assert/strict'
import { manageAdminsResponse } from '../_shared/contracts/manage-admins.ts'
import { createCors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { ApiError } from '../_shared/http.ts'
import { createLog } from '../_shared/log.ts'
import { assertError, ORIGIN, siteCall } from '../_shared/testing/metered-function.ts'
import type { Admins } from './admins.ts'
import { createHandler } from './handler.ts'

const ID = 'a0000000-0000-4000-8000-000000000001'
const ADMIN = { id: ID, email: 'a@b.example', since: null, last_sign_in_at: null, has_factor: false }

function fake(more: Partial<Admins> = {}) {
  const done: string[] = []
  const admins: Admins = {
    list: () => Promise.resolve([ADMIN]),
    revoke: (id) => Promise.resolve(void done.push(`revoke ${id}`)),
    invite: (email) => Promise.resolve((done.push(`invite ${email}`), 'secret')),
    ...more,
  }
  return { admins, done }
}

function ask(body: unknown, admins: Admins | null, requireAdmin = () => Promise.resolve()): Promise<Response> {
  const handler = createHandler({ cors: createCors([ORIGIN]), log: createLog(() => undefined), requireAdmin, admins })
  return handler(siteCall('manage-admins', body))
}

Deno.test('answers with all admins, whatever was asked for', async () => {
  const { admins, done } = fake()
  for (const [body, password] of [
    [{ does: 'list' }, null],
    [{ does: 'revoke', id: ID }, null],
    [{ does: 'invite', email: ' new@b.example ' }, 'secret'],
  ] as const) {
    const response = await ask(body, admins)
    const answer = await response.json()
    assert.deepEqual([response.status, answer], [200, { admins: [ADMIN], password }])
    assert.deepEqual(manageAdminsResponse.parse(answer), answer)
    assert.equal(response.headers.get('cache-control'), 'no-store')
  }
  assert.deepEqual(done, [`revoke ${ID}`, 'invite new@b.example'])
})

Deno.test('nobody but an admin gets anywhere, whatever they send', async () => {
  const { admins, done } = fake()
  const refuse = () => Promise.reject(new ApiError('forbidden', 'No.'))
  for (const body of [{ does: 'list' }, { does: 'revoke', id: ID }, { does: 'invite', email: 'x@y.example' }, 'x']) {
    await assertError(await ask(body, admins, refuse), 'forbidden')
  }
  assert.deepEqual(done, [])
})

Deno.test('anything else is refused', async () => {
  const { admins, done } = fake()
  for (const body of [
    {},
    { does: 'x' },
    { does: 'revoke' },
    { does: 'revoke', id: 'x' },
    { does: 'invite', email: 'x' },
  ]) {
    await assertError(await ask(body, admins), 'invalid_request')
  }
  assert.deepEqual(done, [])
})

Deno.test('a database that is away, or not there, is told', async () => {
  await assertError(await ask({ does: 'list' }, null), 'service_unavailable')
  const { admins } = fake({ list: () => Promise.reject(new DatabaseUnavailableError('x')) })
  await assertError(await ask({ does: 'list' }, admins), 'service_unavailable')
})
