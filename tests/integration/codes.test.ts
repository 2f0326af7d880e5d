import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CODE_SETTINGS } from '../../scripts/backend/auth-service.ts'
import type { Mail, MailOutcome } from '../../supabase/functions/_shared/mail.ts'
import { createAdmins } from '../../supabase/functions/manage-admins/admins.ts'
import { ACCOUNTS, type Backend, startBackend } from '../support/backend.ts'

let backend: Backend
const letters: Mail[] = []
let outcome: MailOutcome = { result: 'sent' }
beforeAll(async () => {
  backend = await startBackend({
    sendMail: async (mail) => {
      letters.push(mail)
      return outcome
    },
  })
})
afterAll(() => backend?.stop())
afterEach(() => {
  letters.length = 0
  outcome = { result: 'sent' }
})

const ask = (email: string, client = backend.anon()) => client.auth.signInWithOtp({ email })
const codeIn = (letter: Mail | undefined) => /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? ''
const enter = (email: string, token: string, client: SupabaseClient) =>
  client.auth.verifyOtp({ email, token, type: 'email' })

async function signIn(email: string): Promise<SupabaseClient> {
  const client = backend.anon()
  await ask(email, client)
  const { error } = await enter(email, codeIn(letters.at(-1)), client)
  expect(error).toBeNull()
  return client
}

const accountOf = (email: string) =>
  backend.query<Record<string, unknown>>(
    `select email_confirmed_at is not null as is_confirmed, coalesce(encrypted_password, '') <> '' as has_password,
      (select count(*)::int from auth.sessions s where s.user_id = u.id) as sessions,
      (select count(*)::int from auth.identities i where i.user_id = u.id) as identities
    from auth.users u where email = '${email}'`,
  )

test('the letter is plain and short: a code, and nothing to press', async () => {
  await ask('Ana@Bakery.example')
  expect(letters).toEqual([
    {
      to: 'ana@bakery.example',
      subject: CODE_SETTINGS.template.magic_link.subject,
      text: expect.stringMatching(
        /^Your code for Promptory:\n\n\d{6}\n\nType it on the page that asks for it, at http:\/\/localhost\. It is good/,
      ),
      html: expect.stringContaining(codeIn(letters[0])),
    },
  ])
  expect(letters[0]?.html).not.toMatch(/href|verify/)
})

test('a code signs up and in: the account is confirmed by it, and has no password', async () => {
  const email = 'new@bakery.example'
  const client = backend.anon()
  await ask(email, client)
  expect(await accountOf(email)).toEqual([{ is_confirmed: false, has_password: false, sessions: 0, identities: 1 }])
  const { data, error } = await enter(email, codeIn(letters[0]), client)
  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
  expect(await accountOf(email)).toEqual([{ is_confirmed: true, has_password: false, sessions: 1, identities: 1 }])
  expect((await client.rpc('keep_items', { p_items: [] })).error).toBeNull()
})

test('a code works once, in whatever case the address is typed, and the last one alone', async () => {
  const email = 'once@bakery.example'
  await ask(email)
  await ask('Once@bakery.example')
  const [first, second] = letters.map(codeIn)
  expect((await enter(email, String(first), backend.anon())).error?.code).toBe('otp_expired')
  expect((await enter('ONCE@bakery.example', String(second), backend.anon())).error).toBeNull()
  expect((await enter(email, String(second), backend.anon())).error?.code).toBe('otp_expired')
})

test('a code is good for ten minutes', async () => {
  const email = 'late@bakery.example'
  for (const [minutes, isGood] of [
    [9.5, true],
    [10.1, false],
  ] as const) {
    await ask(email)
    await backend.execute(
      `set role none; update auth.users set recovery_sent_at = now() - interval '${minutes} minutes' where email = '${email}'; reset role`,
    )
    const { error } = await enter(email, codeIn(letters.at(-1)), backend.anon())
    expect([minutes, error === null]).toEqual([minutes, isGood])
  }
})

test('nothing tells whether an address is known: not the answer to a letter, nor to a code', async () => {
  const answers = []
  for (const email of [ACCOUNTS.reader.email, ACCOUNTS.admin.email, 'nobody@bakery.example']) {
    const sent = await backend.fetch(`${backend.address}/auth/v1/otp`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      // What a hosted project would take for “only if it is known”.
      body: JSON.stringify({ email, create_user: false }),
    })
    const wrong = await backend.fetch(`${backend.address}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, token: 'wrong!', type: 'email' }),
    })
    answers.push([sent.status, await sent.text(), wrong.status, await wrong.text()])
  }
  expect(new Set(answers.map(String)).size).toBe(1)
  expect(answers[0]?.slice(0, 3)).toEqual([200, '{}', 403])
  expect(letters).toHaveLength(3)
  expect(await accountOf('nobody@bakery.example')).toHaveLength(1)
})

test.each(['recovery', 'signup', 'magiclink', 'email_change', 'invite', undefined])(
  'a code of another kind (%s) is none',
  async (type) => {
    const email = ACCOUNTS.reader.email
    await ask(email)
    const response = await backend.fetch(`${backend.address}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, token: codeIn(letters[0]), type }),
    })
    expect(response.status).toBe(403)
  },
)

test('every spelling of an address is one account, and gets its letter there', async () => {
  for (const email of [
    'ana@m.bakery.example',
    'ANA@Ｍ.bakery.example',
    'ana@𝐦.bakery。example',
    ' ana＠ⓜ.bakery.example',
  ])
    await ask(email)
  expect(letters.map(({ to }) => to)).toEqual(Array(4).fill('ana@m.bakery.example'))
  expect(await accountOf('ana@m.bakery.example')).toHaveLength(1)
})

/** Sends a body as it is. */
const post = (path: string, body: BodyInit, token = backend.publishableKey, method = 'POST') =>
  backend.fetch(`${backend.address}/auth/v1/${path}`, {
    method,
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  })

test('a body is one JSON object, with nothing before it', async () => {
  const body = JSON.stringify({ email: 'ana@bakery.example', token: '123456', type: 'email' })
  const bodies = [
    `\ufeff${body}`,
    `[${body}]`,
    '"ana@bakery.example"',
    'null',
    `${body}x`,
    new Uint8Array([0x22, 0xff, 0x22]),
  ]
  const statuses = []
  for (const path of ['otp', 'verify', 'token?grant_type=password'])
    for (const each of bodies) statuses.push((await post(path, each)).status)
  expect([new Set(statuses), letters]).toEqual([new Set([400]), []])
})

test('a query behind a call makes neither a letter, nor a password of a code', async () => {
  const email = ACCOUNTS.admin.email
  await ask(email)
  const body = JSON.stringify({ email, token: codeIn(letters[0]), type: 'email' })
  const queries = ['?/auth/v1/token?grant_type=password', '?grant_type=password', '?x=1']
  for (const query of queries)
    for (const path of ['verify', 'otp']) expect((await post(path + query, body)).status).toBe(404)
  expect(letters).toHaveLength(1)
})

test('a session by a code changes nothing of its account; one by a password the password alone', async () => {
  const tokenOf = async (client: SupabaseClient) => (await client.auth.getSession()).data.session?.access_token ?? ''
  const [code, password] = [await signIn(ACCOUNTS.admin.email), await backend.signedInAs('admin')]
  const change = async (client: SupabaseClient, body: object) =>
    (await post('user', JSON.stringify(body), await tokenOf(client), 'PUT')).status
  const next = 'another-long-password'
  letters.length = 0
  expect(await change(code, { password: next })).toBe(403)
  for (const client of [code, password])
    for (const others of [
      { email: ACCOUNTS.reader.email },
      { email: 'new@x.example' },
      { data: { a: 1 } },
      { data: {}, password: next },
      {},
    ])
      expect(await change(client, others)).toBe(422)
  expect(letters).toEqual([])
  const { error } = await password.auth.updateUser({ password: next })
  expect(error).toBeNull()
  // Whoever else was signed in is not any more.
  const livesOn = async (client: SupabaseClient) => (await client.auth.getUser()).error === null
  expect([await livesOn(code), await livesOn(password)]).toEqual([false, true])
  await password.auth.updateUser({ password: ACCOUNTS.admin.password })
})

test.each([
  '',
  'x',
  'a<victim@b.example>',
  'two@a.example,three@b.example',
  `${'x'.repeat(250)}@a.example`,
  'a@b\u034f.example',
  'a\ufe0f@b.example',
  7,
  null,
])('no letter goes to %j', async (email) => {
  const response = await backend.fetch(`${backend.address}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect([response.status, letters]).toEqual([400, []])
})

test('a letter that was not taken is told', async () => {
  outcome = { result: 'later' }
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { error } = await ask('away@bakery.example')
  expect(error?.status).toBe(500)
  printed.mockRestore()
})

test('twenty at once make one account', async () => {
  await Promise.all(Array.from({ length: 20 }, () => ask('many@bakery.example')))
  expect(await accountOf('many@bakery.example')).toEqual([
    { is_confirmed: false, has_password: false, sessions: 0, identities: 1 },
  ])
})

test('an admin who signs in by a code is no admin, until the password is given', async () => {
  const byCode = await signIn(ACCOUNTS.admin.email)
  expect((await byCode.rpc('is_admin')).data).toBe(false)
  expect((await byCode.from('email_signups').select('email')).data).toEqual([])
  await byCode.auth.refreshSession()
  expect((await byCode.rpc('is_admin')).data).toBe(false)
  expect((await (await backend.signedInAs('admin')).rpc('is_admin')).data).toBe(true)
})

test('who signs in by codes has no password that an admin needs: inviting them says so', async () => {
  await signIn('writer@bakery.example')
  await expect(createAdmins(backend.service).invite('writer@bakery.example')).rejects.toMatchObject({
    detail: 'no_admin_api',
    message: expect.stringContaining('npm run make-admin'),
  })
})

test('a password that a stranger set before the owner came is worth nothing once the owner has', async () => {
  const email = 'victim@bakery.example'
  const [reader] = await backend.query<{ hash: string }>(
    `select encrypted_password as hash from auth.users where email = '${ACCOUNTS.reader.email}'`,
  )
  // What a hosted project's sign-up leaves behind.
  await backend.execute(`insert into auth.users (id, aud, role, email, encrypted_password, created_at, updated_at)
    values (gen_random_uuid(), 'authenticated', 'authenticated', '${email}', '${reader?.hash}', now() - interval '1 minute', now())`)
  await signIn(email)
  const { error } = await backend.anon().auth.signInWithPassword({ email, password: ACCOUNTS.reader.password })
  expect(error?.code).toBe('invalid_credentials')
})

test('where no mail can be sent, that is told, and the settings say so', async () => {
  const mute = await startBackend()
  const { error } = await ask('ana@bakery.example', mute.anon())
  expect(error?.code).toBe('email_provider_disabled')
  const settings = async ({ fetch, address, publishableKey }: Backend) =>
    (await fetch(`${address}/auth/v1/settings`, { headers: { apikey: publishableKey } })).json()
  expect(await settings(mute)).toMatchObject({ external: { email: false } })
  expect(await settings(backend)).toMatchObject({ external: { email: true }, mailer_autoconfirm: false })
  await mute.stop()
})
