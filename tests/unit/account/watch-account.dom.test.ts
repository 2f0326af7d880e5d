import { afterEach, expect, test, vi } from 'vitest'
import { watchAccount } from '@/features/account/lib/sync/watch-account'
import { supabase } from '@/lib/supabase-client'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('the embedded backend has no channel', () => {
  const channel = vi.spyOn(supabase(), 'channel')
  watchAccount('ana', () => undefined)()
  expect(channel).not.toHaveBeenCalled()
})

test('a hosted one tells of the account’s own row alone, until it is stopped', () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://ref.supabase.co')
  const client = supabase()
  const channel = client.channel('made-up')
  vi.spyOn(client, 'channel').mockReturnValue(channel)
  const on = vi.spyOn(channel, 'on').mockReturnThis()
  const subscribe = vi.spyOn(channel, 'subscribe').mockReturnThis()
  const remove = vi.spyOn(client, 'removeChannel').mockResolvedValue('ok')
  const onChange = vi.fn()

  const stop = watchAccount('ana', onChange)
  expect(client.channel).toHaveBeenCalledExactlyOnceWith('kept-ana')
  expect(on).toHaveBeenCalledExactlyOnceWith(
    'postgres_changes',
    { event: '*', schema: 'public', table: 'kept_totals', filter: 'owner=eq.ana' },
    onChange,
  )
  expect(subscribe).toHaveBeenCalledOnce()
  stop()
  expect(remove).toHaveBeenCalledExactlyOnceWith(channel)
})
