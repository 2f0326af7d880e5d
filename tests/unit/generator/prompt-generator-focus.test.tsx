import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { dismissToasts } from '../../support/toasts.ts'
import { ANSWER, answer, generateOnce, open, tab, wish } from './support/prompt-generator.tsx'

afterEach(dismissToasts)

/** Makes one prompt and leads back to the form. */
async function openWithResult() {
  answer(ANSWER)
  const view = open()
  const user = await generateOnce(userEvent.setup())
  const text = await screen.findByLabelText('Generated prompt')
  // An effect sets it, once the result is on the screen.
  await waitFor(() => expect(text).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Back to Generator' }))
  expect(tab('Generator')).toHaveFocus()
  return { ...view, user }
}

test('the arrow keys go from tab to tab and leave the focus there', async () => {
  const { user } = await openWithResult()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByLabelText('Generated prompt')).toBeVisible()
  expect(tab('Result')).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(tab('Generator')).toHaveFocus()
  expect(wish()).toBeVisible()
})

test('a question takes the focus to the answer that keeps, and back; once all is forgotten, to the open tab', async () => {
  const { user } = await openWithResult()
  await user.click(await screen.findByText(/Your last prompts/))
  const clear = () => screen.getByRole('button', { name: 'Clear' })
  await user.click(clear())
  expect(screen.getByRole('button', { name: 'Keep them' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(clear()).toHaveFocus()
  await user.click(clear())
  await user.click(screen.getByRole('button', { name: 'Forget all 1' }))
  expect(screen.queryByText(/Your last prompts/)).toBeNull()
  expect(tab('Generator')).toHaveFocus()
})

test('whoever leaves the page meanwhile is told nothing of its answer', async () => {
  let arrive = () => {}
  const answered = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const calls = answer(ANSWER, 200, answered)
  const { unmount } = open()
  await generateOnce(userEvent.setup())
  await waitFor(() => expect(calls).toHaveLength(1))
  unmount()
  arrive()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(localStorage.getItem('promptory:generated')).toBeNull()
  expect(screen.queryByText('Prompt generated successfully!')).toBeNull()
  expect(screen.queryByText('API Connection Issue')).toBeNull()
})
