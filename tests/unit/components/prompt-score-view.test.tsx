import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PromptScore } from '@/components/prompt-score'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
})

const ADVICE = 'Say how long it may be. Otherwise it will be as long as the AI likes.'

const page = (text: string) => (
  <>
    <input aria-label="Prompt" />
    <PromptScore text={text} kind="prompt" />
  </>
)
/** Until the part that comes on demand is there and drawn. */
const arrive = async () => {
  await import('@/components/prompt-score-view')
  await act(() => vi.advanceTimersByTimeAsync(10))
}
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('shows how much is there, the first thing that is missing, and the whole list', async () => {
  const { container, rerender } = render(page(''))
  expect(container.querySelector('details')).toBeNull()
  rerender(page('Explain tides to my daughter.'))
  await arrive()
  pass(300)
  expect(screen.getByText('Prompt check: 2 of 5')).toBeVisible()
  expect(container.querySelectorAll('summary i')).toHaveLength(5)
  expect(container.querySelectorAll('summary i[data-on]')).toHaveLength(2)
  expect(container.querySelector('summary')).toHaveTextContent(ADVICE)
  fireEvent.click(screen.getByText('Prompt check: 2 of 5'))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Task is there.',
    'Context is there.',
    expect.stringMatching(/^Constraints: Say how long/),
    expect.stringMatching(/^Form of answer: /),
    expect.stringMatching(/^Example: /),
  ])
  rerender(page(''))
  expect(container.querySelector('details')).toBeNull()
})

test('is read out only to someone who writes, and only after a pause', async () => {
  const { rerender } = render(page('Explain tides to my daughter.'))
  await arrive()
  pass(300)
  pass(5000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  screen.getByLabelText('Prompt').focus()
  rerender(page('Explain tides to my daughter in 80 words.'))
  pass(300)
  pass(1499)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  pass(1)
  expect(screen.getByRole('status')).toHaveTextContent(/^3 of 5\. Say what the answer should look like/)
})
