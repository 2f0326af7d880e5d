import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AuthorName } from '@/features/auth/components/author-name'
import { ACCOUNT_MESSAGES as MESSAGES } from '@/features/auth/messages'

/** The form of an account with this name. */
async function show(name = '') {
  const save = vi.fn<(next: string) => Promise<void>>(() => Promise.resolve())
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <AuthorName api={{ read: () => Promise.resolve(name), save }} />
    </QueryClientProvider>,
  )
  return {
    save,
    field: await screen.findByLabelText('Name'),
    button: screen.getByRole('button', { name: 'Save name' }),
  }
}

test('keeps what was typed where it could not be saved, says why, and saves it at the next try', async () => {
  const { save, field, button } = await show()
  save.mockRejectedValueOnce(new Error('The server cannot be reached.'))
  await userEvent.type(field, 'Ana Bell')
  await userEvent.click(button)
  expect(await screen.findByText(MESSAGES.nameRefused('The server cannot be reached.'))).toBeVisible()
  expect(field).toHaveValue('Ana Bell')
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
})

test('offers no field where the name could not be read: saving would overwrite it', async () => {
  const read = vi.fn<() => Promise<string>>(() => Promise.resolve('Ana'))
  read.mockRejectedValueOnce(new Error('The server cannot be reached.'))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuthorName api={{ read, save: () => Promise.resolve() }} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(MESSAGES.nameUnread)).toBeVisible()
  expect(screen.queryByLabelText('Name')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('Name')).toHaveValue('Ana')
})
