import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LATE_AFTER_MS } from '@/lib/use-late'
import { server } from '../../msw/server.ts'
import { dismissToasts, expectToast } from '../../support/toasts.ts'
import { ANSWER, answer, ENDPOINT, generate, generateOnce, open, tab, WISH, wish } from './support/prompt-generator.tsx'

afterEach(dismissToasts)

describe('success', () => {
  test('opens the result with its count, its blanks marked and where it came from', async () => {
    answer(ANSWER)
    open()
    const user = await generateOnce()
    await expectToast('Prompt generated successfully!')
    expect(screen.getByText('Your customized prompt is ready to use.')).toBeVisible()
    const text = await screen.findByLabelText('Generated prompt')
    expect(tab('Result')).toHaveAttribute('aria-selected', 'true')
    expect(text).toHaveTextContent(ANSWER.generatedPrompt)
    expect(within(text).getByText('[date]')).toHaveClass('slot')
    expect(screen.getByText('7 words')).toBeVisible()
    expect(screen.queryByText('Truncated to 100 words')).not.toBeInTheDocument()
    expect(screen.getByText(/Written by an AI/)).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Back to Generator' }))
    expect(wish()).toHaveValue(WISH)
    await user.click(screen.getByRole('button', { name: 'View Results' }))
    expect(tab('Result')).toHaveAttribute('aria-selected', 'true')
  })

  test('says so when the prompt was cut', async () => {
    answer({ ...ANSWER, isTooLong: true, wordCount: 100 })
    open()
    await generateOnce()
    await expectToast('Prompt may be too long')
    expect(
      screen.getByText('The generated prompt was truncated to 100 words. Please regenerate if needed.'),
    ).toBeVisible()
    expect(await screen.findByText('Truncated to 100 words')).toBeVisible()
  })

  test('never says copied when the browser refused', async () => {
    answer(ANSWER)
    open()
    const user = await generateOnce()
    const button = await screen.findByRole('button', { name: 'Copy to Clipboard' })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    document.execCommand = () => false
    await user.click(button)
    await expectToast('The browser did not allow copying.')
    expect(screen.queryByText('Copied!')).not.toBeInTheDocument()
    expect(window.getSelection()?.toString()).toContain('You are a tenant')
  })
})

describe('failure', () => {
  test.each([
    ['a server error', { error: { code: 'provider_failed', message: 'No answer.' } }, 502],
    ['an answer without a prompt', { wordCount: 3 }, 200],
    ['a page instead of an answer', '<!doctype html><p>Maintenance</p>', 200],
  ])('%s: a template stands in, and the result is not opened', async (_, body, status) => {
    answer(body, status)
    open()
    const user = await generateOnce()
    await expectToast('API Connection Issue')
    expect(screen.getByText('Using fallback generation. Please try again later.')).toBeVisible()
    expect(tab('Generator')).toHaveAttribute('aria-selected', 'true')
    expect(wish()).toHaveValue(WISH)
    await user.click(screen.getByRole('button', { name: 'View Results' }))
    expect(await screen.findByLabelText('Generated prompt')).toHaveTextContent(WISH)
    expect(screen.getByText(/^\d+ words$/)).toBeVisible()
    expect(screen.queryByText('Truncated to 100 words')).not.toBeInTheDocument()
    expect(screen.getByText(/Built in your browser/)).toBeVisible()
  })

  test('an unreachable service', async () => {
    server.use(http.post(ENDPOINT, () => HttpResponse.error()))
    open()
    await generateOnce()
    await expectToast('API Connection Issue')
  })

  test('one that hangs: after eight seconds words and a prompt made here, without waiting', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      answer(ANSWER, 200, 60_000)
      open()
      const user = await generateOnce(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }))
      expect(screen.queryByText(/takes longer than usual/)).toBeNull()
      await act(() => vi.advanceTimersByTimeAsync(LATE_AFTER_MS))
      expect(screen.getByText(/takes longer than usual/).closest('[role=status]')).toBeVisible()
      expect(document.querySelector('.dots')).toBeNull()
      expect(generate()).toHaveAttribute('aria-disabled', 'true')
      await user.click(screen.getByRole('button', { name: 'Build a prompt in my browser instead' }))
      expect(await screen.findByText(/^The service did not answer/)).toBeVisible()
      expect(screen.queryByText(/takes longer than usual/)).toBeNull()
      expect(wish()).toHaveValue(WISH)
      expect(wish()).toHaveFocus()
      expect(generate()).toHaveAttribute('aria-disabled', 'false')
    } finally {
      vi.useRealTimers()
    }
  })

  test('a used-up quota is told as what it is', async () => {
    const message = 'You have used today’s 20 prompts. The next one is due at midnight UTC.'
    answer({ error: { code: 'quota_exceeded', message } }, 429)
    open()
    await generateOnce()
    await expectToast('Daily limit reached')
    expect(screen.getAllByText(message)[0]).toBeVisible()
    expect(screen.queryByText('API Connection Issue')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'View Results' })).not.toBeInTheDocument()
    expect(wish()).toHaveValue(WISH)
  })

  test('a refused request is told at the field', async () => {
    answer({ error: { code: 'invalid_request', message: 'Please choose one of the listed categories.' } }, 400)
    open()
    await generateOnce()
    await waitFor(() => expect(wish()).toBeInvalid())
    expect(wish()).toHaveAccessibleDescription(/Please choose one of the listed categories\./)
  })
})
