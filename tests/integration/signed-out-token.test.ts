import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend?.stop())

const POST = { title: 'Late', slug: 'late', content: '<p>x</p>', category: 'General' }

test('after signing out everywhere, a token that was copied before writes nothing any more', async () => {
  const admin = await backend.signedInAs('admin')
  const { data } = await admin.auth.getSession()
  const call = (method: string, path: string, body?: object) =>
    backend.fetch(`${backend.address}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  expect((await call('POST', 'blog_posts?select=id', { ...POST, slug: 'early' })).status).toBe(201)

  await (await backend.signedInAs('admin')).auth.signOut({ scope: 'global' })
  expect((await call('POST', 'blog_posts?select=id', POST)).status).toBe(403)
  expect(await (await call('PATCH', 'blog_posts?slug=eq.early&select=id', { title: 'Mine' })).json()).toEqual([])
  expect(await (await call('DELETE', 'blog_posts?slug=eq.early&select=id')).json()).toEqual([])
  expect(await (await call('POST', 'rpc/is_admin', {})).json()).toBe(false)
  const rows = await backend.query("select slug, title from public.blog_posts where slug in ('early', 'late')")
  expect(rows).toEqual([{ slug: 'early', title: 'Late' }])

  const again = await backend.signedInAs('admin')
  expect((await again.from('blog_posts').insert(POST)).error).toBeNull()
})
