import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSignupsApi } from '@/features/signups/api/signups'
import { createFiguresApi } from '@/features/figures/api/figures'
import { createHistoryApi } from '@/features/post-editor/api/history'
import { createPostsApi } from '@/features/post-editor/api/posts'
import { savePost } from '@/features/post-editor/lib/save-post'
import { createAsAdmin, SESSION_ENDED } from '@/lib/as-admin'
import { EMPTY_FIELDS, rowOf } from '@/features/post-editor/lib/post'
import { ACCOUNTS, type Backend, startBackend } from '../support/backend.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend?.stop())

const row = rowOf({ ...EMPTY_FIELDS, title: 'A', slug: 'dead-session', content: '<p>x</p>' })
const ID = 'd0000000-0000-4000-8000-000000000001'

/** An admin's page whose session was ended on another device. */
async function ended(account: keyof typeof ACCOUNTS = 'admin') {
  const client = await backend.signedInAs(account)
  await (await backend.signedInAs(account)).auth.signOut({ scope: 'global' })
  return client
}

const CALLS = {
  drafts: (client, as) => createHistoryApi(client, as).drafts(),
  'deleted posts': (client, as) => createHistoryApi(client, as).deleted(),
  versions: (client, as) => createHistoryApi(client, as).versions(ID),
  posts: (client, as) => createPostsApi(client, as).list({ search: '', sort: 'newest', state: 'all' }, undefined),
  'a delete': (client, as) => createPostsApi(client, as).remove([ID]),
  'a post that is taken back': (client, as) => createPostsApi(client, as).takeBack(ID),
  'a date': (client, as) => createPostsApi(client, as).setDate(ID, 1, '2001-01-01'),
  'a draft’s delete': (client, as) => createHistoryApi(client, as).removeDraft(ID),
  addresses: (client, as) => createSignupsApi(client, as).page({ list: undefined, search: '' }),
  'counts of addresses': (client, as) => createSignupsApi(client, as).counts(),
  figures: (client, as) => createFiguresApi(client, as).uses(new Date()),
} satisfies Record<
  string,
  (client: Awaited<ReturnType<typeof ended>>, as: ReturnType<typeof createAsAdmin>) => Promise<unknown>
>

test.each(Object.entries(CALLS))('%s: the password is asked for, and the call is made again', async (_, call) => {
  const client = await ended()
  const ask = vi.fn(async () => !(await client.auth.signInWithPassword(ACCOUNTS.admin)).error)
  await call(client, createAsAdmin(client, ask))
  expect(ask).toHaveBeenCalled()
})

test.each(Object.entries(CALLS))('%s: without the password it fails, and is not taken for empty', async (_, call) => {
  const client = await ended()
  await expect(call(client, createAsAdmin(client))).rejects.toThrow(SESSION_ENDED)
})

test('a save goes on after the password, new or changed', async () => {
  const client = await ended()
  const posts = createPostsApi(
    client,
    createAsAdmin(client, async () => !(await client.auth.signInWithPassword(ACCOUNTS.admin)).error),
  )
  expect(await savePost(posts, { id: ID, version: undefined, row })).toMatchObject({ kind: 'saved' })
  await (await backend.signedInAs('admin')).auth.signOut({ scope: 'global' })
  const changed = await savePost(posts, { id: ID, version: 1, row: { ...row, title: 'B' } })
  expect(changed).toMatchObject({ kind: 'saved', post: { title: 'B', version: 2 } })
})

test('a reader is told of the missing right, and not asked', async () => {
  const client = await backend.signedInAs('reader')
  const ask = vi.fn(async () => true)
  const posts = createPostsApi(client, createAsAdmin(client, ask))
  await expect(posts.list({ search: '', sort: 'newest', state: 'all' }, undefined)).rejects.toMatchObject({
    kind: 'forbidden',
  })
  expect(ask).not.toHaveBeenCalled()
})
