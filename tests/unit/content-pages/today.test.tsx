import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TodayPrompt } from '@/features/content-pages/components/today-prompt'
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

test('a tab that was left open over night shows the new day', async () => {
  await show()
  vi.setSystemTime(new Date(2028, 1, 29, 7))
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByRole('heading', { name: 'Tuesday, February 29' })).toBeVisible()
  expect(await screen.findByText('Text 2/29.')).toBeVisible()
})

test('a month that does not come is told, and another day still opens', async () => {
  await show((date) => (date.getDate() === 28 ? Promise.reject(new Error('offline')) : dayOf(date)))
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded.')
  await press('Tomorrow')
  expect(await screen.findByText('Text 2/29.')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
