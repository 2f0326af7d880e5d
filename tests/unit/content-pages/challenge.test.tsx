import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openSite } from '../../support/site.tsx'
import { dismissToasts } from '../../support/toasts.ts'

const DAILY = '/journal-prompts/daily'
const INITIAL = 'One prompt a day. Tick a day when it is written; this browser remembers.'

afterEach(dismissToasts)

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
  expect(localStorage.getItem('promptory:challenge')).toBe('[2]')
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

test('thirty days are worth a word', async () => {
  localStorage.setItem('promptory:challenge', JSON.stringify(Array.from({ length: 30 }, (_, index) => index + 1)))
  await openSite(DAILY)
  expect(screen.getByText(/^All thirty days written\./)).toBeVisible()
})
