import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach } from 'vitest'
import { createAccountsApi } from '@/features/accounts/api/accounts'
import { Accounts } from '@/features/accounts/components/accounts'
import { keepSearch } from '@/features/accounts/lib/kept-search'
import type { AsAdmin } from '@/lib/as-admin'
import { supabase } from '@/lib/supabase-client'
import { server } from '../../../msw/server.ts'
import { renderPart } from '../../../support/site'

/** An account as the backend tells of it. */
export const account = (more: object = {}) => ({
  id: 'c0000000-0000-4000-8000-000000000001',
  email: 'ana@promptory.test',
  created_at: '2026-11-02 10:00:00+00',
  last_sign_in_at: null,
  is_admin: false,
  is_pro: false,
  given_until: null,
  given_by: null,
  note: null,
  paid_status: null,
  paid_until: null,
  ends_with_period: null,
  kept_items: 12,
  readings: 1,
  ...more,
})
export const GIVEN = {
  is_pro: true,
  given_until: '2099-01-31 23:59:59+00',
  given_by: 'admin@promptory.test',
  note: 'A friend.',
}
export const PAID = {
  is_pro: true,
  paid_status: 'active',
  paid_until: '2099-03-01T08:00:00Z',
  ends_with_period: false,
}

/** A function's answer that refuses. */
export const refusal = (code: string, message: string, status: number) => () =>
  HttpResponse.json({ code, message, details: null, hint: null }, { status })

/** A backend for each test: its accounts, what its functions answer, and what they were called with. */
export function fakeBackend() {
  const backend = {
    accounts: [] as object[],
    answers: {} as Record<string, () => Response | Promise<Response>>,
    calls: [] as [name: string, args: unknown][],
    /** What a function was called with, each time. */
    callsOf: (name: string) => backend.calls.filter(([called]) => called === name).map(([, args]) => args),
  }
  beforeEach(() => {
    backend.accounts = [account()]
    backend.answers = { admin_find_accounts: () => HttpResponse.json(backend.accounts) }
    backend.calls = []
    server.use(
      http.post('*/rest/v1/rpc/:name', async ({ params, request }) => {
        const name = String(params.name)
        backend.calls.push([name, await request.json()])
        const answer = backend.answers[name]
        if (!answer) throw new Error(`Nobody expected ${name}.`)
        return answer()
      }),
    )
  })
  return backend
}

const asItIs: AsAdmin = async (call) => call()

/** Shows the page of accounts. */
export function show(asAdmin = asItIs) {
  renderPart(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Accounts api={createAccountsApi(supabase(), asAdmin)} />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

/** Shows the page after a search, once its first account is there. */
export async function showFound() {
  keepSearch('ana')
  const user = show()
  await screen.findByRole('heading', { name: 'ana@promptory.test' })
  return user
}

export const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
