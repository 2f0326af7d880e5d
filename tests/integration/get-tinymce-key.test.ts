import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { errorResponse } from '@contracts/errors.ts'
import { GET_TINYMCE_KEY_FUNCTION } from '@contracts/functions.ts'
import { tinymceKeyResponse } from '@contracts/tinymce-key.ts'
import { FunctionsClient } from '@supabase/functions-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureKeys, startBackend } from '../../scripts/backend/index.ts'
import { eventually } from '../scripts/support/commands.ts'
import { freePort } from '../scripts/support/http.ts'
import { ACCOUNTS } from '../support/backend.ts'

const API_KEY = 'key-of-the-editor'
const ADMIN_ID = 'a0000000-0000-4000-8000-000000000001'

let dataDir: string
let origin: string
let backend: Awaited<ReturnType<typeof startBackend>>
let server: http.Server
let keys: ReturnType<typeof ensureKeys>
const lines: string[] = []

/** The backend as `npm start` runs it, with the functions in Deno. */
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'promptory-'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  backend = await startBackend({
    origin,
    mode: 'production',
    dataDir,
    env: { TINYMCE_API_KEY: API_KEY },
    log: (line: string) => void lines.push(line),
  })
  await eventually(() => backend.functions.process.state === 'ready')
  keys = ensureKeys(dataDir)
  server = http.createServer(backend.listener((_req, res) => res.writeHead(404).end()))
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
}, 120_000)

afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await backend?.close()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
})

const post = (rest: string, headers: Record<string, string>, body?: unknown) =>
  fetch(origin + rest, { method: 'POST', headers, body: body === undefined ? undefined : JSON.stringify(body) })

async function tokenOf(account: keyof typeof ACCOUNTS): Promise<string> {
  const headers = { apikey: keys.publishableKey, 'content-type': 'application/json' }
  const answer = await post('/auth/v1/token?grant_type=password', headers, ACCOUNTS[account])
  expect(answer.status).toBe(200)
  return (await answer.json()).access_token
}

/** As the page asks: a POST without a body. */
function askForKey(token: string | undefined, headers: Record<string, string> = {}): Promise<Response> {
  return post('/functions/v1/get-tinymce-key', {
    apikey: keys.publishableKey,
    'x-client-info': 'supabase-js-web/2',
    origin,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...headers,
  })
}

async function expectError(response: Response, status: number, code: string): Promise<void> {
  const text = await response.text()
  expect([response.status, errorResponse.parse(JSON.parse(text)).error.code]).toEqual([status, code])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(text).not.toContain(API_KEY)
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The claims of a token with changes, signed anew. */
function resign(token: string, changes: Record<string, unknown>, secret = keys.jwtSecret, alg = 'HS256'): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const head = `${base64({ alg, typ: 'JWT' })}.${base64({ ...claims, ...changes })}`
  return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`
}

describe('the editor’s key', () => {
  it('is given to the admin, and kept nowhere on the way', async () => {
    const response = await askForKey(await tokenOf('admin'))
    expect(response.status).toBe(200)
    expect(tinymceKeyResponse.parse(await response.json())).toEqual({ apiKey: API_KEY })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('vary')).toContain('Origin')
    expect(response.headers.get('access-control-allow-origin')).toBe(origin)
  })

  it('comes through the client that pages use, which sends no body', async () => {
    const functions = new FunctionsClient(`${origin}/functions/v1`, { headers: { apikey: keys.publishableKey } })
    const invoke = async () => {
      const { data, error } = await functions.invoke(GET_TINYMCE_KEY_FUNCTION)
      return [data, error?.context.status]
    }
    expect(await invoke()).toEqual([null, 401])
    functions.setAuth(await tokenOf('reader'))
    expect(await invoke()).toEqual([null, 403])
    functions.setAuth(await tokenOf('admin'))
    expect(await invoke()).toEqual([{ apiKey: API_KEY }, undefined])
  })

  it('is not given to a signed-in reader', async () => {
    await expectError(await askForKey(await tokenOf('reader')), 403, 'forbidden')
  })

  it('is not given to a visitor, whichever key of the project they send', async () => {
    for (const token of [undefined, '', keys.publishableKey, keys.secretKey, 'null', 'a.b.c']) {
      await expectError(await askForKey(token), 401, 'unauthenticated')
    }
  })

  it('is not given for a token that is forged, out of date, or of an account that is gone', async () => {
    const token = await tokenOf('admin')
    expect((await askForKey(resign(token, {}))).status).toBe(200) // what follows fails for its own reason
    const past = Math.floor(Date.now() / 1000) - 60
    const refused = {
      'signed by somebody else': resign(token, {}, 'another-secret-0123456789abcdef0123456789abcdef'),
      'not signed': `${base64({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`,
      'signed with an algorithm of the caller’s choice': resign(token, {}, keys.jwtSecret, 'none'),
      'of a reader who writes the admin’s id into it': (await tokenOf('reader')).replace(
        /\.[^.]+\./,
        `.${base64({ sub: ADMIN_ID, role: 'authenticated', exp: past + 3600 })}.`,
      ),
      'past its time': resign(token, { exp: past, iat: past - 900 }),
      'of a deleted account': resign(token, { sub: 'a0000000-0000-4000-8000-00000000dead' }),
      'of nobody': resign(token, { sub: undefined }),
      'with an id that is none': resign(token, { sub: `${ADMIN_ID}&or=(is_admin.eq.true)` }),
    }
    for (const [name, forged] of Object.entries(refused)) {
      const response = await askForKey(forged)
      expect([name, response.status]).toEqual([name, 401])
      await expectError(response, 401, 'unauthenticated')
    }
  })

  it('is not given for a session that was ended, although its token is not out of date', async () => {
    const token = await tokenOf('admin')
    expect((await askForKey(token)).status).toBe(200)
    const headers = { apikey: keys.publishableKey, authorization: `Bearer ${token}` }
    expect((await post('/auth/v1/logout?scope=local', headers)).ok).toBe(true)
    await expectError(await askForKey(token), 401, 'unauthenticated')
  })

  it('is gone with the flag, although the session goes on', async () => {
    const token = await tokenOf('admin')
    const setFlag = (isAdmin: boolean) =>
      fetch(`${origin}/rest/v1/profiles?id=eq.${ADMIN_ID}`, {
        method: 'PATCH',
        headers: {
          apikey: keys.secretKey,
          authorization: `Bearer ${keys.secretKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ is_admin: isAdmin }),
      })
    expect((await setFlag(false)).ok).toBe(true)
    try {
      await expectError(await askForKey(token), 403, 'forbidden')
    } finally {
      expect((await setFlag(true)).ok).toBe(true)
    }
    expect((await askForKey(token)).status).toBe(200)
  })

  it('is not given to a page of another site, not even with the admin’s token', async () => {
    const response = await askForKey(await tokenOf('admin'), { origin: 'https://evil.example' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    await expectError(response, 403, 'origin_not_allowed')
  })

  it('leaves no trace of tokens, addresses or itself in the log', async () => {
    const token = await tokenOf('admin')
    await askForKey(token)
    const text = lines.join('\n')
    expect(text).toContain('"function":"get-tinymce-key","status":200')
    for (const secret of [API_KEY, token, token.split('.')[1], '@promptory.test', ADMIN_ID, keys.publishableKey]) {
      expect(text).not.toContain(secret)
    }
  })
})
