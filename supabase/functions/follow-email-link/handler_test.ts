import assert from 'node:assert/strict'
import { emailLinkResponse } from '../_shared/contracts/email-link.ts'
import { createCors } from '../_shared/cors.ts'
import { DatabaseUnavailableError } from '../_shared/database-call.ts'
import { createLog } from '../_shared/log.ts'
import { assertError, ORIGIN, siteCall } from '../_shared/testing/metered-function.ts'
import { createHandler, type Dependencies } from './handler.ts'

const TOKEN = 'd0000000-0000-4000-8000-000000000001'

const handlerWith = (follow: Dependencies['follow']) =>
  createHandler({ cors: createCors([ORIGIN]), log: createLog(() => undefined), follow, site: 'https://your.site' })

function ask(body: unknown, follow: Dependencies['follow']): Promise<Response> {
  return handlerWith(follow)(siteCall('follow-email-link', body))
}

/** Calls the address in a mail's `List-Unsubscribe` header. */
function press(init: RequestInit, follow: Dependencies['follow'], token = TOKEN): Promise<Response> {
  return handlerWith(follow)(new Request(`http://localhost/follow-email-link?leave=${token}`, init))
}

const formOf = (field: string, value: string) => {
  const form = new FormData()
  form.set(field, value)
  return form
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

const ONE_PRESS: [string, BodyInit][] = [
  ['as a form of a page', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  ['in parts', formOf('List-Unsubscribe', 'One-Click')],
]
for (const [name, body] of ONE_PRESS) {
  Deno.test(`one press in a mail program leaves the list: posted ${name}, without cookie or origin`, async () => {
    const asked: unknown[] = []
    const response = await press({ method: 'POST', body }, (link) => {
      asked.push(link)
      return Promise.resolve('newsletter')
    })
    assert.equal(response.status, 200)
    await response.body?.cancel()
    assert.deepEqual(asked, [{ does: 'leave', token: TOKEN }])
  })
}

Deno.test('one press more is no error', async () => {
  const response = await press({ method: 'POST', body: formOf('List-Unsubscribe', 'One-Click') }, () =>
    Promise.resolve(null),
  )
  assert.deepEqual([response.status, await response.json()], [200, { list: null }])
})

Deno.test('opening that address leaves nothing, and leads people to the page', async () => {
  for (const method of ['GET', 'HEAD']) {
    const response = await press({ method }, () => assert.fail('asked'))
    assert.equal(response.status, 303)
    assert.equal(response.headers.get('location'), `https://your.site/newsletter?leave=${TOKEN}`)
  }
})

Deno.test('anything else at that address leaves nothing', async () => {
  const never = () => assert.fail('asked')
  for (const init of [
    { body: formOf('List-Unsubscribe', 'Two-Click') },
    { body: formOf('leave', TOKEN) },
    { body: '{"does":"leave"}', headers: { 'content-type': 'application/json' } },
    { body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'text/plain' } },
  ]) {
    await assertError(await press({ method: 'POST', ...init }, never), 'invalid_request')
  }
  const body = () => formOf('List-Unsubscribe', 'One-Click')
  await assertError(await press({ method: 'POST', body: body() }, never, 'x'), 'invalid_request')
  await assertError(await press({ method: 'PUT', body: body() }, never), 'method_not_allowed')
  const elsewhere = { origin: 'https://evil.example' }
  await assertError(await press({ method: 'POST', body: body(), headers: elsewhere }, never), 'origin_not_allowed')
})
