import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { dismissToasts } from '../../support/toasts.ts'
import { ANSWER, answer, generateOnce, open } from './support/prompt-generator.tsx'

afterEach(dismissToasts)

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
