import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { readAnalyses } from '@/features/feedback/lib/analyses'
import { LATE_AFTER_MS } from '@/lib/use-late'
import { blockStorage } from '../../support/storage.ts'
import { expectToast } from '../../support/toasts.ts'
import {
  ANSWER,
  analyze,
  answer,
  field,
  onDevice,
  open,
  paste,
  result,
  submit,
  TEXT,
  withFeedbackTool,
} from './support/feedback-tool.tsx'

withFeedbackTool()

describe('when it goes wrong', () => {
  test('past the quota: the sentence, the way to Pro, the text, and no sample', async () => {
    const message = 'You have used your free feedback for today. The next one is due at 00:00 UTC, in 5 hours.'
    answer({ error: { code: 'quota_exceeded', message } }, 429)
    open()
    await analyze()
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent(message)
    expect(within(notice).getByRole('link', { name: 'Upgrade to Pro Plan' })).toHaveAttribute('href', '/pricing')
    expect(field()).toHaveValue(TEXT)
    expect(onDevice.compose).not.toHaveBeenCalled()
  })

  test('refused: the message at the field', async () => {
    answer({ error: { code: 'invalid_request', message: 'The text holds a character that cannot be read.' } }, 400)
    open()
    await analyze()
    await waitFor(() => expect(field()).toBeInvalid())
    expect(field()).toHaveAccessibleDescription(/cannot be read/)
    expect(field()).toHaveValue(TEXT)
    expect(onDevice.compose).not.toHaveBeenCalled()
  })

  test.each<[string, object | string, number]>([
    ['500', 'no', 500],
    ['garbage', '<p>hello</p>', 200],
    ['a section missing', { ...ANSWER, grammar: undefined }, 200],
  ])('%s: sample feedback of this very text, marked as such', async (_, body, status) => {
    answer(body, status)
    open()
    await analyze()
    await result()
    expect(onDevice.compose).toHaveBeenCalledWith(TEXT)
    expect(screen.getByText(/^Sample feedback, made on your device/)).toHaveAttribute('data-notice', 'plain')
    expect(readAnalyses()[0]?.source).toBe('browser')
  })

  test('a service that hangs: after eight seconds words and the way to sample feedback', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      answer(ANSWER, 200, new Promise(() => undefined))
      open()
      fireEvent.change(field(), { target: { value: TEXT } })
      fireEvent.click(submit())
      expect(await screen.findByText('Analyzing your writing...')).toBeVisible()
      await act(() => vi.advanceTimersByTimeAsync(LATE_AFTER_MS))
      expect(screen.queryByText('Analyzing your writing...')).toBeNull()
      expect(field()).toHaveValue(TEXT)
      fireEvent.click(screen.getByRole('button', { name: 'Read it on this device instead' }))
      await result()
      expect(onDevice.compose).toHaveBeenCalledWith(TEXT)
    } finally {
      vi.useRealTimers()
    }
  })

  test('when even that fails: the message, and the form with the text', async () => {
    onDevice.compose.mockRejectedValue(new Error('no worker'))
    answer('no', 503)
    open()
    await analyze()
    await expectToast('Error')
    expect(screen.getByText('Failed to analyze your writing. Please try again.')).toBeVisible()
    expect(field()).toHaveValue(TEXT)
    await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'false'))
  })

  test('blocked storage: everything works, and it says what is not kept', async () => {
    blockStorage()
    answer()
    open()
    expect(field()).toHaveAccessibleDescription(/The draft stays on this device/)
    const user = await paste(TEXT)
    expect(await screen.findByRole('alert')).toHaveTextContent(/did not keep the draft/)
    expect(field()).not.toHaveAccessibleDescription(/The draft stays on this device/)
    await user.click(submit())
    await result()
    expect(screen.getByRole('alert')).toHaveTextContent(/did not keep the analysis/)
    await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(screen.getByRole('heading', { name: 'Your text with notes' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
    await user.click(screen.getByRole('button', { name: 'Leave it' }))
    expect(field()).toBeVisible()
  })
})
