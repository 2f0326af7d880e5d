import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TodayPrompt } from '@/features/content-pages/components/today-prompt'
import { YearCalendar } from '@/features/content-pages/components/year-calendar'
import type { DayPrompt, TodayPage } from '@/content/schema'
import { renderPart } from '../../support/site.tsx'
import { dismissToasts } from '../../support/toasts.ts'

const dayOf = async (date: Date): Promise<DayPrompt> => {
  const name = `${date.getMonth() + 1}/${date.getDate()}`
  const prompt = { title: `Title ${name}`, tags: [], text: `Text ${name}.`, longer: `More of ${name}.` }
  return { prompt, path: `/today/month-${date.getMonth() + 1}`, number: date.getDate() }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2028, 1, 28, 23, 59) })
})
afterEach(() => {
  vi.useRealTimers()
  return dismissToasts()
})

/** What a page that was built on a day brings along. */
const builtOn = async (month: number, day: number): Promise<TodayPage['built']> => ({
  date: `2028-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  ...(await dayOf(new Date(2028, month - 1, day))),
})

async function show(load: typeof dayOf = dayOf, [month, day]: [number, number] = [2, 20]) {
  const built = await builtOn(month, day)
  await act(async () => renderPart(<TodayPrompt built={built} load={load} />))
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the prompt of the visitor’s own day, and its longer version on the same card', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Monday, February 28' })).toBeVisible()
  expect(screen.getByText('Text 2/28.')).toBeVisible()
  await press('Longer version')
  expect(screen.getByText('More of 2/28.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write it here' })).toHaveAttribute(
    'href',
    '/write#prompt=More%20of%202%2F28.',
  )
  await press('Longer version')
  expect(screen.getByText('Text 2/28.')).toBeVisible()
})

test('a page that was built on this day asks for nothing', async () => {
  const load = vi.fn(dayOf)
  await show(load, [2, 28])
  expect(screen.getByText('Today')).toBeVisible()
  expect(screen.getByText('Text 2/28.')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

test('before scripts run, the day that the page was built on is there', async () => {
  const html = renderToString(
    <MemoryRouter>
      <TodayPrompt built={await builtOn(2, 20)} />
    </MemoryRouter>,
  )
  expect(html).toContain('Sunday, February 20')
  expect(html).toContain('Text 2/20.')
  expect(html).not.toContain('Yesterday</p>')
})

test('a day is shown with its own prompt, also while another is on its way', async () => {
  let arrive = () => {}
  await show((date) =>
    date.getDate() === 28 ? dayOf(date) : new Promise((resolve) => (arrive = () => resolve(dayOf(date)))),
  )
  await press('Tomorrow')
  expect(screen.getByRole('heading', { name: 'Monday, February 28' })).toBeVisible()
  expect(screen.getByText('Text 2/28.')).toBeVisible()
  await act(async () => arrive())
  expect(screen.getByRole('heading', { name: 'Tuesday, February 29' })).toBeVisible()
  expect(screen.getByText('Text 2/29.')).toBeVisible()
})

test('tomorrow and yesterday, over the leap day and the turn of the month', async () => {
  await show()
  await press('Tomorrow')
  expect(await screen.findByText('Text 2/29.')).toBeVisible()
  expect(screen.getByText('Tomorrow')).toBeVisible()
  await press('The day after')
  expect(await screen.findByText('Text 3/1.')).toBeVisible()
  await press('The day before')
  await press('Today')
  await press('Yesterday')
  expect(await screen.findByText('Text 2/27.')).toBeVisible()
})

test('a tab that was left open over night shows the new day', async () => {
  await show()
  vi.setSystemTime(new Date(2028, 1, 29, 7))
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByRole('heading', { name: 'Tuesday, February 29' })).toBeVisible()
  expect(await screen.findByText('Text 2/29.')).toBeVisible()
})

test('what is saved is the prompt of its month’s page', async () => {
  await show()
  await press('Save')
  expect(localStorage.getItem('promptory:favourites')).toContain('"address":"/today/month-2#prompt-28"')
})

test('a month that does not come is told, and another day still opens', async () => {
  await show((date) => (date.getDate() === 28 ? Promise.reject(new Error('offline')) : dayOf(date)))
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded.')
  await press('Tomorrow')
  expect(await screen.findByText('Text 2/29.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the year’s calendar: days lead to their prompts, months begin on their weekday, today is marked', () => {
  renderPart(<YearCalendar built="2027-12-31" />)
  const today = screen.getByRole('link', { name: 'February 28', hidden: true })
  expect(today).toHaveAttribute('href', '/today/february#prompt-28')
  expect(today).toHaveAttribute('aria-current', 'date')
  expect(document.querySelectorAll('[aria-current=date]')).toHaveLength(1)
  // February 1, 2028 was a Tuesday, and the year has a 29th.
  const first = screen.getByRole('link', { name: 'February 1', hidden: true })
  expect(first.style.gridColumnStart).toBe('3')
  expect(screen.getByRole('link', { name: 'February 29', hidden: true })).toBeInTheDocument()
})
