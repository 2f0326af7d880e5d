import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { expectToast } from '../../support/toasts.ts'
import { answer, field, open, paste, submit, withFeedbackTool } from './support/feedback-tool.tsx'

withFeedbackTool()

describe('the input', () => {
  test('counts, and turns red where it is short', async () => {
    open()
    expect(screen.getByText('0 characters (minimum 100)')).not.toHaveClass('text-danger')
    await paste('The kitchen was cold.')
    expect(await screen.findByText('21 characters (minimum 100)')).toHaveClass('text-danger')
    expect(screen.getByText('4 of 1000 words')).not.toHaveClass('text-danger')
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
  })

  test('a short text is refused in words and sent nowhere', async () => {
    const calls = answer()
    open()
    const user = await paste('The kitchen was cold.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await expectToast('Text too short')
    expect(screen.getByText('Please enter at least 100 characters')).toBeVisible()
    expect(field()).toHaveValue('The kitchen was cold.')
    expect(calls).toEqual([])
  })

  test('a word of 60,000 letters is counted in red, sent nowhere and lost nowhere', async () => {
    const calls = answer()
    open()
    const user = await paste('a'.repeat(60_000))
    expect(await screen.findByText('60000 characters (maximum 12,000)')).toHaveClass('text-danger')
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await user.click(submit())
    expect(field()).toBeInvalid()
    expect(field()).toHaveAccessibleDescription(/Please keep the text within 12,000 characters\./)
    await expectToast('Text too long')
    expect(field()).toHaveValue('a'.repeat(60_000))
    expect(calls).toEqual([])
  })

  test('at both limits it can be sent', async () => {
    open()
    const user = await paste('x'.repeat(99))
    expect(await screen.findByText('99 characters (minimum 100)')).toBeVisible()
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await user.paste('x')
    await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'false'))
    await user.clear(field())
    await user.paste('word '.repeat(1000))
    await waitFor(() => expect(screen.getByText('1000 of 1000 words')).toBeVisible())
    expect(submit()).toHaveAttribute('aria-disabled', 'false')
  })
})

test('the timer starts, rests, goes on after a reload and says when it is over', async () => {
  const user = userEvent.setup()
  const { unmount } = open()
  await user.click(screen.getByText(/A timer, if you want one/))
  await user.click(screen.getByRole('button', { name: '5 minutes' }))
  expect(screen.getByRole('timer')).toHaveTextContent('5:00')
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  await user.click(screen.getByRole('button', { name: /Go on|Start/ }))
  unmount()
  const stored = JSON.parse(localStorage.getItem('promptory:feedback-timer') ?? '{}') as { endsAt: number }
  expect(stored.endsAt).toBeGreaterThan(Date.now())
  localStorage.setItem('promptory:feedback-timer', JSON.stringify({ ...stored, endsAt: Date.now() + 60_000 }))
  open()
  await user.click(screen.getByText(/A timer, if you want one/))
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  onTestFinished(() => now.mockRestore())
  expect(await screen.findByText(/5 minutes are over/)).toHaveAttribute('role', 'status')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.queryByText(/are over/)).toBeNull()
})
