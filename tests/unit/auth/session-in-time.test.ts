import type { SupabaseClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPostsApi } from '@/features/post-editor/api/posts'
import { REASONS } from '@/features/post-editor/messages'
import { never } from './support/auth-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const LIMIT_MS = 8000

test.each([
  ['read', (api: ReturnType<typeof createPostsApi>) => api.bySlug('a-post')],
  [
    'list',
    (api: ReturnType<typeof createPostsApi>) => api.list({ search: '', sort: 'newest', state: 'all' }, undefined),
  ],
  ['remove', (api: ReturnType<typeof createPostsApi>) => api.remove(['post-1'])],
])('a call to %s gives up in time on a session that is not renewed', async (_, call) => {
  const from = vi.fn()
  const client = { auth: { getSession: never }, from, rpc: from } as unknown as SupabaseClient
  const failed = vi.fn()
  call(createPostsApi(client)).catch(failed)
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unreachable', message: REASONS.slow }))
  // Without a session it would be a visitor's call.
  expect(from).not.toHaveBeenCalled()
})
