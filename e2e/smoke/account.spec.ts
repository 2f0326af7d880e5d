import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { type Asked, jsonOf, test } from './fixtures.ts'

test('an account is made, keeps something, takes it along, and goes without a trace', async ({
  ask,
  backend,
  key,
  secret,
}) => {
  test.skip(!backend || !key || !secret, 'SUPABASE_SECRET_KEY was not set')
  const email = `smoke-${randomUUID()}@example.invalid`
  const post = (data: unknown, token: string, apikey = key): Asked => ({
    method: 'POST',
    headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    data,
  })
  const auth = `${backend}/auth/v1`
  const rpc = `${backend}/rest/v1/rpc`

  const { id } = await jsonOf(await ask(`${auth}/admin/users`, post({ email, email_confirm: true }, secret, secret)))
  expect(id, 'the account was made').toEqual(expect.any(String))
  try {
    const link = await ask(`${auth}/admin/generate_link`, post({ email, type: 'magiclink' }, secret, secret))
    const { email_otp: code } = await jsonOf(link)
    // What a mail would have brought.
    const session = await jsonOf(await ask(`${auth}/verify`, post({ email, token: code, type: 'email' }, key)))
    const token = String(session?.access_token)

    const item = { kind: 'answers', key: 'smoke', value: { name: 'smoke', answers: ['x'] }, seen: 0, changed_ago: 0 }
    const kept = await ask(`${rpc}/keep_items`, post({ p_items: [item] }, token))
    expect(await jsonOf(kept)).toMatchObject([{ outcome: 'kept' }])

    // What “Download everything” reads.
    const read = async (query: string) =>
      jsonOf(await ask(`${backend}/rest/v1/${query}`, { headers: post({}, token).headers ?? {} }))
    const items = await read('kept_items?select=kind,key,value,revision,changed_at&revision=gt.0&order=revision')
    expect(items, 'it takes along what it keeps').toMatchObject([{ kind: 'answers', value: item.value }])
    const history = 'readings?select=id,read_at,text,prompt,sections,source,marked,revision&order=read_at.desc'
    expect(await read(history), 'and its writing history').toEqual([])

    expect((await ask(`${rpc}/delete_own_account`, post({}, token))).status(), 'the account deletes itself').toBe(204)
    const rest = await ask(`${backend}/rest/v1/kept_items?select=key`, { headers: post({}, token).headers ?? {} })
    if (rest.ok()) expect(await jsonOf(rest), 'its old token reads nothing').toEqual([])
    const gone = await ask(`${auth}/admin/users/${id}`, { headers: post({}, secret, secret).headers ?? {} })
    expect(gone.status(), 'nobody has this id any more').toBe(404)
  } finally {
    // Nothing is left behind where a check has failed.
    await ask(`${auth}/admin/users/${id}`, { ...post({}, secret, secret), method: 'DELETE' })
  }
})
