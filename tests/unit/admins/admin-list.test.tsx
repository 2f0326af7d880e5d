import type { ManageAdminsRequest, ManageAdminsResponse } from '@contracts/manage-admins.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AdminList } from '@/features/admins/components/admin-list'

const OWN = 'a0000000-0000-4000-8000-000000000001'
const OTHER = 'a0000000-0000-4000-8000-000000000002'
const account = (id: string, email: string) => ({
  id,
  email,
  since: id === OWN ? null : '2026-11-02T10:00:00Z',
  last_sign_in_at: null,
  has_factor: id === OTHER,
})

beforeEach(() => vi.stubEnv('VITE_SUPABASE_URL', 'https://ref.supabase.co'))
afterEach(() => vi.unstubAllEnvs())

function show() {
  const asked: ManageAdminsRequest[] = []
  let admins = [account(OWN, 'me@example.org'), account(OTHER, 'other@example.org')]
  const ask = (request: ManageAdminsRequest): Promise<ManageAdminsResponse> => {
    asked.push(request)
    if (request.does === 'revoke') admins = admins.filter(({ id }) => id !== request.id)
    if (request.does === 'invite' && request.email.startsWith('no')) return Promise.reject(new Error('No room.'))
    return Promise.resolve({ admins, password: request.does === 'invite' ? 'shown-once' : null })
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdminList ask={ask} ownId={OWN} />
    </QueryClientProvider>,
  )
  return asked
}

test('says who, since when and how they sign in, and takes the right back after a question', async () => {
  const asked = show()
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent('me@example.orgAdmin since the beginning. Last sign-in: never. No second factor.')
  expect(rows[1]).toHaveTextContent('Admin since Nov 2, 2026. Last sign-in: never. Second factor on.')
  // Nobody locks himself out by accident.
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Revoke other@example.org' }))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  expect(asked.at(-1)).toEqual({ does: 'revoke', id: OTHER })
  expect(screen.getByRole('heading', { name: 'Admins' })).toHaveFocus()
})

test('an invitation shows the password of a new account once', async () => {
  const asked = show()
  const field = screen.getByLabelText('Email')
  await userEvent.type(field, 'nobody')
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
  expect(screen.getByText(/Please enter a full address/)).toBeVisible()
  await userEvent.type(field, '@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('Nobody was made an admin: No room.')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, 'new@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('shown-once')).toBeVisible()
  expect(asked.at(-1)).toEqual({ does: 'invite', email: 'new@example.org' })
})
