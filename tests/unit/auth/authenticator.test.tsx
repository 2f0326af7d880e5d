import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AccountApi } from '@/features/auth/api/account'
import { Authenticator } from '@/features/auth/components/authenticator'

/** An account whose app shows the code 123456. */
function show(factor?: string) {
  let current = factor
  const api = {
    factor: () => Promise.resolve(current),
    enroll: () => Promise.resolve({ id: 'f1', qrCode: 'data:image/svg+xml;utf-8,<svg/>', secret: 'ABCD' }),
    confirm: (id: string, code: string) => {
      if (code !== '123456') return Promise.reject(new Error('Invalid TOTP code entered'))
      current = id
      return Promise.resolve()
    },
    removeFactor: () => Promise.resolve((current = undefined)),
  } as unknown as AccountApi
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Authenticator api={api} />
    </QueryClientProvider>,
  )
}

test('is set up by its QR code or key, and only with a code that fits', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }))
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toHaveAttribute(
    'src',
    'data:image/svg+xml;utf-8,<svg/>',
  )
  expect(screen.getByText('ABCD')).toBeVisible()
  const field = screen.getByLabelText('Code')
  await userEvent.type(field, '000000')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm code' }))
  expect(await screen.findByText('Invalid TOTP code entered')).toBeVisible()
  await userEvent.clear(field)
  await userEvent.type(field, '123 456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm code' }))
  expect(await screen.findByText(/^On: signing in asks/)).toBeVisible()
})
