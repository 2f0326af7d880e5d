import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TodayPrompt } from '@/features/content-pages/components/today-prompt'
import type { DayPrompt } from '@/features/content-pages/lib/day-prompts'
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

const show = (load: typeof dayOf = dayOf) => act(async () => renderPart(<TodayPrompt load={load} />))
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
