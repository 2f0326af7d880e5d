import { MODELS } from '@contracts/models.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { blockStorage } from '../../support/storage.ts'
import { dismissToasts, expectToast } from '../../support/toasts.ts'
import { ANSWER, answer, generate, generateOnce, open, tab, WISH, wish } from './support/prompt-generator.tsx'

afterEach(dismissToasts)

describe('the form', () => {
  test('starts on the generator tab with the default model and category', () => {
    open()
    expect(tab('Generator')).toHaveAttribute('aria-selected', 'true')
    expect(tab('Result')).toBeDisabled()
    expect(screen.getByLabelText('AI Model')).toHaveValue('chatgpt')
    expect(screen.getByLabelText('Category')).toHaveValue('writing')
    expect(screen.queryByRole('button', { name: 'View Results' })).not.toBeInTheDocument()
    const options = within(screen.getByLabelText('AI Model')).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(MODELS.map(({ label }) => label))
  })

  test('refuses an empty description and asks nobody', async () => {
    const calls = answer(ANSWER)
    const user = userEvent.setup()
    open()
    await user.type(wish(), '   ')
    await user.click(generate())
    await expectToast('Description required')
    expect(wish()).toHaveAccessibleDescription(
      /Description required: Please enter what you want to achieve with this prompt\./,
    )
    expect(wish()).toBeInvalid()
    expect(calls).toEqual([])
  })

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

  test('Ctrl+Enter generates', async () => {
    const calls = answer(ANSWER)
    const user = userEvent.setup()
    open()
    await user.type(wish(), `${WISH}{Control>}{Enter}{/Control}`)
    await waitFor(() => expect(calls).toHaveLength(1))
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

  test('a description outlives a closed tab', async () => {
    const user = userEvent.setup()
    const { unmount } = open()
    await user.type(wish(), WISH)
    await waitFor(() => expect(localStorage.getItem('promptory:generator-draft')).toBe(WISH))
    unmount()
    open()
    expect(wish()).toHaveValue(WISH)
  })

  test('works with blocked storage, and says what is not kept', async () => {
    blockStorage()
    answer(ANSWER)
    const user = userEvent.setup()
    open()
    await user.type(wish(), WISH)
    expect(await screen.findByRole('alert')).toHaveTextContent(/did not keep the draft/)
    await user.click(generate())
    expect(await screen.findByText('7 words')).toBeVisible()
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
