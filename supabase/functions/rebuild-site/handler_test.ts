import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createCors } from '../_shared/cors.ts'
import { ConfigurationError } from '../_shared/env.ts'
import { createLog } from '../_shared/log.ts'
import { assertError } from '../_shared/testing/metered-function.ts'
import { ApiError } from '../_shared/http.ts'
import { dependenciesFromEnvironment, post } from './dependencies.ts'
import { createHandler, type Dependencies, SECRET_HEADER } from './handler.ts'

const SECRET = 'a-secret-of-the-webhook'

const CHANGE = { type: 'UPDATE', table: 'blog_posts', record: { title: 'x' } }
const ADMIN = { authorization: 'Bearer an.admin.token', 'content-type': 'application/json' }

function ask(
  more: Partial<Dependencies> = {},
  headers: Record<string, string> = { [SECRET_HEADER]: SECRET },
  sent: unknown = CHANGE,
) {
  const started: string[] = []
  const handler = createHandler({
    cors: createCors(['https://your.site']),
    log: createLog(() => undefined),
    secret: SECRET,
    requireAdmin: (request) =>
      request.headers.get('authorization') === ADMIN.authorization
        ? Promise.resolve({})
        : Promise.reject(new ApiError('unauthenticated', 'Please sign in.')),
    mayStart: () => Promise.resolve(true),
    giveBack: () => Promise.resolve(),
    start: () => Promise.resolve(void started.push('build')),
    ...more,
  })
  const body = JSON.stringify(sent)
  const request = new Request('http://localhost/rebuild-site', { method: 'POST', headers, body })
  return { started, response: handler(request) }
}

Deno.test('a change starts a build, and one right after it does not', async () => {
  const first = ask()
  assert.deepEqual(await (await first.response).json(), { isStarted: true })
  assert.deepEqual(first.started, ['build'])
  const second = ask({ mayStart: () => Promise.resolve(false) })
  assert.deepEqual(await (await second.response).json(), { isStarted: false })
  assert.deepEqual(second.started, [])
})

Deno.test('nobody without the secret starts anything', async () => {
  for (const headers of [{}, { [SECRET_HEADER]: '' }, { [SECRET_HEADER]: `${SECRET}x` }, { authorization: SECRET }]) {
    const { started, response } = ask({}, headers as Record<string, string>)
    await assertError(await response, 'unauthenticated')
    assert.deepEqual(started, [])
  }
})

Deno.test('an admin asks whether a host builds, and starts a build', async () => {
  const asked = ask({}, ADMIN, { does: 'ask' })
  assert.deepEqual(await (await asked.response).json(), { canBuild: true, isStarted: false })
  assert.deepEqual(asked.started, [])
  const nobody = ask({ secret: null }, ADMIN, { does: 'ask' })
  assert.deepEqual(await (await nobody.response).json(), { canBuild: false, isStarted: false })
  const pauses: number[] = []
  const mayStart = (pause: number) => Promise.resolve(pauses.push(pause) > 0)
  const pressed = ask({ mayStart }, ADMIN, { does: 'start' })
  assert.deepEqual(await (await pressed.response).json(), { canBuild: true, isStarted: true })
  assert.deepEqual(pressed.started, ['build'])
  await ask({ mayStart }).response
  assert.deepEqual(pauses, [60, 600])
  await assertError(await ask({ secret: null }, ADMIN, { does: 'start' }).response, 'service_unavailable')
  await assertError(await ask({}, ADMIN, { does: 'all' }).response, 'invalid_request')
})

Deno.test('what is not set up, or refuses, is told', async () => {
  for (const more of [
    { secret: null },
    { mayStart: () => Promise.reject(new Error('away')) },
    { start: () => Promise.reject(new Error('no')) },
  ]) {
    await assertError(await ask(more).response, 'service_unavailable')
  }
})

Deno.test('a build that the host refuses leaves the next change its turn', async () => {
  let isTaken = false
  const turn = {
    mayStart: () => Promise.resolve(!isTaken && (isTaken = true)),
    giveBack: () => Promise.resolve(void (isTaken = false)),
  }
  await assertError(
    await ask({ ...turn, start: () => Promise.reject(new Error('no')) }).response,
    'service_unavailable',
  )
  assert.deepEqual(await (await ask(turn).response).json(), { isStarted: true })
  assert.deepEqual(await (await ask(turn).response).json(), { isStarted: false })
  const giveBack = () => Promise.reject(new Error('away'))
  const refused = ask({ giveBack, start: () => Promise.reject(new Error('no')) })
  await assertError(await refused.response, 'service_unavailable')
})

Deno.test('the hook is posted to with its token, and a refusal is an error', async () => {
  const asked: (string | undefined)[][] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      asked.push([request.method, request.headers.authorization, body])
      response.writeHead(asked.length === 1 ? 204 : 404).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  try {
    await post(url, 'token')
    assert.deepEqual(asked, [['POST', 'Bearer token', '{"ref":"main"}']])
    await assert.rejects(post(url, undefined), /answered 404/)
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
})

Deno.test('a hook without a secret, or with a short one, does not start', () => {
  const from = (settings: Record<string, string>) => dependenciesFromEnvironment((name) => settings[name])
  assert.equal(from({}).secret, null)
  assert.throws(() => from({ DEPLOY_HOOK_URL: 'https://h.example/x' }), ConfigurationError)
  assert.throws(() => from({ DEPLOY_HOOK_URL: 'https://h.example/x', DEPLOY_HOOK_SECRET: 'short' }), ConfigurationError)
})
