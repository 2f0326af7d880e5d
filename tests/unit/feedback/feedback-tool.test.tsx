import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readAnalyses } from '@/features/feedback/lib/analyses'
import { feedbackLink } from '@/lib/prompt-link'
import { expectToast } from '../../support/toasts.ts'
import {
  analyze,
  answer,
  field,
  open,
  paste,
  result,
  submit,
  TEXT,
  withFeedbackTool,
} from './support/feedback-tool.tsx'

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

  test('a long text turns the words red and is sent nowhere', async () => {
    const calls = answer()
    open()
    const user = await paste('word '.repeat(1001))
    expect(await screen.findByText('1001 of 1000 words')).toHaveClass('text-danger')
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    await user.click(submit())
    expect(field()).toBeInvalid()
    await expectToast('Text too long')
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

  test('says where the text goes', () => {
    open()
    expect(field()).toHaveAccessibleDescription(/goes to our server, .* stored on no server/)
  })
})

describe('the prompt brought along', () => {
  test('is shown, kept with the analysis, not sent, and gone with the next text', async () => {
    window.history.replaceState(null, '', feedbackLink('Write about [a door].'))
    const calls = answer()
    open()
    expect(await screen.findByText(/“Write about \[a door\]\.”/)).toBeVisible()
    const user = await analyze()
    await result()
    expect(calls).toEqual([{ text: TEXT }])
    expect(readAnalyses()[0]?.prompt).toBe('Write about [a door].')
    await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
    expect(screen.queryByRole('button', { name: 'Remove the prompt' })).toBeNull()
    expect(window.location.hash).toBe('')
  })

  test('can be taken off, for good', async () => {
    window.history.replaceState(null, '', feedbackLink('Write about [a door].'))
    const { unmount } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the prompt' }))
    expect(screen.queryByText(/a door/)).toBeNull()
    unmount()
    open()
    expect(screen.queryByText(/a door/)).toBeNull()
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
