import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { LATE_AFTER_MS } from '@/lib/use-late'
import { expectToast } from '../../support/toasts.ts'
import {
  ANSWER,
  analyze,
  answer,
  field,
  onDevice,
  open,
  result,
  submit,
  TEXT,
  withFeedbackTool,
} from './support/feedback-tool.tsx'

withFeedbackTool()

describe('when it goes wrong', () => {
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
})
