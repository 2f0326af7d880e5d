import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localDate, readDaysDone } from '@/features/content-pages/lib/challenge-progress'
import { keepSheet } from '@/lib/sheets'
import { openSite } from '../../support/site.tsx'
import { dismissToasts } from '../../support/toasts.ts'

const DAILY = '/journal-prompts/daily'
const INITIAL = 'One prompt a day. Tick a day when it is written; this browser remembers.'

// The day does not turn between two lines.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 12) }))
afterEach(() => {
  vi.useRealTimers()
  return dismissToasts()
})

const written = (day: number) =>
  within(document.getElementById(`prompt-${day}`) as HTMLElement).getByRole('button', { name: 'Written' })
const pressed = () =>
  screen.getAllByRole('button', { name: 'Written', pressed: true }).map((tick) => tick.closest('li')?.id)

test('a day is ticked and unticked, and the line says what it said at first', async () => {
  const user = userEvent.setup()
  await openSite(DAILY)
  expect(screen.getByText(INITIAL)).toBeVisible()
  await user.click(written(2))
  expect(screen.getByText('1 of 30 days written.')).toBeVisible()
  expect(readDaysDone()).toEqual([{ day: 2, on: localDate(new Date()) }])
  await user.click(written(2))
  expect(screen.getByText(INITIAL)).toBeVisible()
})

test('what the device remembers is shown: days written, prompts saved', async () => {
  localStorage.setItem('promptory:challenge', '[1,2,3,17]')
  localStorage.setItem(
    'promptory:favourites',
    JSON.stringify([{ address: `${DAILY}#prompt-40`, text: 't', page: 'p', savedAt: '2026-01-01T00:00:00Z' }]),
  )
  await openSite(DAILY)
  expect(pressed()).toEqual(['prompt-1', 'prompt-2', 'prompt-3', 'prompt-17'])
  expect(screen.getByText('4 of 30 days written.')).toBeVisible()
  expect(document.querySelector('#prompt-40 [aria-label=Save]')).toHaveAttribute('aria-pressed', 'true')
})

test('a day whose prompt has a sheet is written', async () => {
  const { default: content } = await import('@/content/pages/daily')
  keepSheet(content.challenge[0]?.text ?? '', 'It rained.')
  await openSite(DAILY)
  expect(written(1)).toHaveAttribute('aria-pressed', 'true')
  expect(readDaysDone()).toEqual([{ day: 1, on: localDate(new Date()) }])
})

test('thirty days are worth a word', async () => {
  localStorage.setItem('promptory:challenge', JSON.stringify(Array.from({ length: 30 }, (_, index) => index + 1)))
  await openSite(DAILY)
  expect(screen.getByText(/^All thirty days written\./)).toBeVisible()
})

const today = () => screen.getByRole('heading', { name: /^Today: day/ }).parentElement as HTMLElement

test('the day that is next stands first, with a place to write it', async () => {
  localStorage.setItem('promptory:challenge', '[1,2,4]')
  const user = userEvent.setup()
  const { router } = await openSite(DAILY, '/write')
  expect(within(today()).getByRole('heading')).toHaveTextContent(/^Today: day 3,/)
  const text = today().querySelector('p')?.textContent ?? ''
  await user.click(within(today()).getByRole('link', { name: 'Write it here' }))
  expect(await screen.findByText(`“${text}”`)).toBeVisible()
  expect(router.state.location.pathname).toBe('/write')
})

test('a day that was written today stays in front, and days in a row are counted', async () => {
  const user = userEvent.setup()
  const dayBefore = localDate(new Date(Date.now() - 86_400_000))
  localStorage.setItem('promptory:challenge', JSON.stringify([{ day: 1, on: dayBefore }]))
  await openSite(DAILY)
  expect(screen.getByText('1 of 30 days written.')).toBeVisible()
  expect(screen.queryByLabelText('One prompt by email, every Monday', { selector: 'main *' })).toBeNull()
  await user.click(within(today()).getByRole('button', { name: 'Written' }))
  expect(within(today()).getByRole('heading')).toHaveTextContent(/^Today: day 2,/)
  expect(within(today()).getByRole('button', { name: 'Written', pressed: true })).toBeVisible()
  expect(screen.getByText('2 of 30 days written. 2 days in a row.')).toBeVisible()
  expect(screen.getByLabelText('One prompt by email, every Monday', { selector: 'main *' })).toBeVisible()
})
