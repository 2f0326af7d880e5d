import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { readProgress } from '@/features/plans/lib/plan-progress'
import { openSite } from '../../support/site.tsx'
import { blockStorage } from '../../support/storage.ts'
import { dismissToasts, expectToast } from '../../support/toasts.ts'

const NOVEL = '/plans/a-novel-in-november'
const JOB = '/plans/a-job-in-four-weeks'

afterEach(dismissToasts)

const step = (number: number) => within(document.getElementById(`step-${number}`) as HTMLElement)
const done = (number: number) => step(number).getByRole('button', { name: /^Done/ })
const next = () => screen.getByRole('heading', { name: /^(Next: |All done)/ })

test('a tick moves the plan on, and is kept', async () => {
  const user = userEvent.setup()
  await openSite(JOB)
  expect(next()).toHaveTextContent('Next: step 1, Write down what you did')
  await user.click(done(1))
  expect(next()).toHaveTextContent('Next: step 2, Choose three ads')
  expect(screen.getByText('1 of 21 steps done.')).toBeVisible()
  expect(readProgress(JOB).done).toEqual(['Write down what you did'])
  await user.click(done(1))
  expect(next()).toHaveTextContent('Next: step 1')
})

test('a step shows its prompt, which leads to where it stands', async () => {
  await openSite(JOB)
  expect(step(7).getByRole('link', { name: 'Tailor a resume to one ad' })).toHaveAttribute(
    'href',
    '/prompts/tailor-a-resume-to-one-ad',
  )
  expect(step(7).getAllByRole('textbox')).not.toHaveLength(0)
  expect(step(1).queryByRole('button', { name: 'Copy' })).toBeNull()
})

test('words are counted, and what is left is told', async () => {
  const user = userEvent.setup()
  await openSite(NOVEL)
  expect(screen.getByText(/^0 of 50,000 words\. 1,667 a day for the 30 days left\./)).toBeVisible()
  await user.type(step(1).getByLabelText('Words on day 1'), '2,000')
  expect(
    screen.getByText(/^2,000 of 50,000 words\. 1,656 a day for the 29 days left\. 1 of 30 days done\.$/),
  ).toBeVisible()
  expect(done(1)).toHaveAttribute('aria-pressed', 'true')
  expect(readProgress(NOVEL).words).toEqual({ 'Come closer': 2000 })
})

test('what the device remembers is shown, and forgotten when one starts over', async () => {
  const user = userEvent.setup()
  localStorage.setItem(
    'promptory:plans',
    JSON.stringify([{ plan: NOVEL, done: ['Come closer'], words: { 'Come closer': 1700 } }]),
  )
  await openSite(NOVEL)
  expect(step(1).getByLabelText('Words on day 1')).toHaveValue('1700')
  await user.click(screen.getByRole('button', { name: 'Start over' }))
  await user.click(screen.getByRole('button', { name: 'Yes, forget my ticks' }))
  expect(step(1).getByLabelText('Words on day 1')).toHaveValue('')
  expect(localStorage.getItem('promptory:plans')).toBeNull()
})

test('a plan can be printed', async () => {
  const user = userEvent.setup()
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await openSite(JOB)
  await user.click(screen.getByRole('button', { name: 'Print the plan' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a browser that keeps nothing is told of', async () => {
  const user = userEvent.setup()
  await openSite(JOB)
  blockStorage()
  await user.click(done(1))
  await expectToast('This browser blocks saving.')
})

test('the page of all plans leads to each', async () => {
  await openSite('/plans')
  for (const name of ['A Job in Four Weeks', 'From Topic to Essay', 'A Novel in November']) {
    expect(within(screen.getByRole('main')).getByRole('link', { name })).toBeVisible()
  }
})
