import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Confirm } from '@/components/ui/confirm'

test('a question is busy until its work is done: one press counts, and it stays open', async () => {
  const user = userEvent.setup()
  let finish = () => {}
  const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const onCancel = vi.fn()
  render(
    <Confirm title="Go?" labels={['Stay', 'Go']} busyLabel="Going..." onCancel={onCancel} onConfirm={onConfirm}>
      It cannot be undone.
    </Confirm>,
  )
  const stay = screen.getByRole('button', { name: 'Stay' })
  expect(screen.getByRole('alertdialog', { name: 'Go?' })).toHaveAccessibleDescription('It cannot be undone.')
  await waitFor(() => expect(stay).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Go' }))
  const going = await screen.findByRole('button', { name: 'Going...' })
  expect(stay).toBeDisabled()
  await user.click(going)
  await user.keyboard('{Escape}')
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onCancel).not.toHaveBeenCalled()
  finish()
  await screen.findByRole('button', { name: 'Go' })
  await user.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledTimes(1)
})
