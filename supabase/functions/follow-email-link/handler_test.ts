import assert from 'node:assert/strict'
import { emailLinkResponse } from '../_shared/contracts/email-link.ts'
import { createCors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { createLog } from '../_shared/log.ts'
import { assertError, ORIGIN, siteCall } from '../_shared/testing/metered-function.ts'
import { createHandler, type Dependencies } from './handler.ts'

const TOKEN = 'd0000000-0000-4000-8000-000000000001'

function ask(body: unknown, follow: Dependencies['follow']): Promise<Response> {
  const handler = createHandler({ cors: createCors([ORIGIN]), log: createLog(() => undefined), follow })
  return handler(siteCall('follow-email-link', body))
}

Deno.test('does what the link says, and names the list and nobody', async () => {
  const asked: unknown[] = []
  const response = await ask({ does: 'leave', token: TOKEN, email: 'x' }, (link) => {
    asked.push(link)
    return Promise.resolve('newsletter')
  })
  assert.equal(response.status, 200)
  const body = await response.json()
  assert.deepEqual(body, { list: 'newsletter' })
  assert.deepEqual(emailLinkResponse.parse(body), body)
  assert.deepEqual(asked, [{ does: 'leave', token: TOKEN }])
})

Deno.test('a link that is nobody’s is no error', async () => {
  const response = await ask({ does: 'confirm', token: TOKEN }, () => Promise.resolve(null))
  assert.deepEqual([response.status, await response.json()], [200, { list: null }])
})

Deno.test('anything else is refused before the database hears of it', async () => {
  for (const body of [{}, { does: 'leave' }, { does: 'leave', token: 'x' }, { does: 'delete', token: TOKEN }, []]) {
    await assertError(await ask(body, () => assert.fail('asked')), 'invalid_request')
  }
})

Deno.test('a database that is away, or not there, is told', async () => {
  const link = { does: 'leave', token: TOKEN }
  for (const follow of [null, () => Promise.reject(new DatabaseUnavailableError('x')), () => Promise.resolve(['x'])]) {
    await assertError(await ask(link, follow), 'service_unavailable')
  }
})
