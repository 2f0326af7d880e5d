import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { dismissToasts, expectToast } from '../../support/toasts.ts'
import { ANSWER, answer, generate, generateOnce, open, WISH, wish } from './support/prompt-generator.tsx'

afterEach(dismissToasts)

describe('the form', () => {
  test('refuses a description over the limit and keeps it', async () => {
    const calls = answer(ANSWER)
    const user = userEvent.setup()
    open()
    await user.click(wish())
    await user.paste('é'.repeat(4001))
    expect(await screen.findByText('4001 of 4000 characters')).toBeVisible()
    await user.click(generate())
    await expectToast('That could not be sent')
    expect(wish()).toHaveValue('é'.repeat(4001))
    expect(calls).toEqual([])
  })

  test('a default model hides the select and is what is asked for', async () => {
    const calls = answer(ANSWER)
    open({ defaultModel: 'midjourney' })
    expect(screen.queryByLabelText('AI Model')).not.toBeInTheDocument()
    const user = userEvent.setup()
    await user.selectOptions(screen.getByLabelText('Category'), 'design')
    await generateOnce(user)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({ prompt: WISH, model: 'midjourney', category: 'design' })
    expect(calls[0]?.device).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('two clicks make one call', async () => {
    let arrive = () => {}
    const answered = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const calls = answer(ANSWER, 200, answered)
    const user = userEvent.setup()
    open()
    await user.type(wish(), WISH)
    const button = generate()
    await user.dblClick(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    arrive()
    expect(await screen.findByText('7 words')).toBeVisible()
    expect(calls).toHaveLength(1)
  })
})

describe('the prompts kept on the device', () => {
  test('can be taken up again and forgotten', async () => {
    answer(ANSWER)
    const { unmount } = open()
    await generateOnce()
    expect(await screen.findByText('7 words')).toBeVisible()
    unmount()

    const user = userEvent.setup()
    open()
    await user.click(await screen.findByText(/Your last prompts/))
    await user.click(screen.getByRole('button', { name: /^Restore/ }))
    expect(await screen.findByLabelText('Generated prompt')).toHaveTextContent(ANSWER.generatedPrompt)

    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await user.click(screen.getByRole('button', { name: 'Forget all 1' }))
    expect(screen.queryByText(/Your last prompts/)).not.toBeInTheDocument()
    expect(localStorage.getItem('promptory:generated')).toBeNull()
  })
})
