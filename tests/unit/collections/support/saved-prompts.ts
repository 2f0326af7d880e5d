import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { changeSaved } from '@/features/collections/lib/saved-store'
import { dismissToasts } from '../../../support/toasts.ts'

export const COLLECTIONS = 'promptory:collections'
export const FAVOURITES = 'promptory:favourites'
export const favourite = (number: number, text = `Write ${number} for [audience].`) => ({
  address: `/writing-prompts#prompt-${number}`,
  text,
  page: `Page ${number}`,
  savedAt: '2026-01-01T00:00:00.000Z',
})

export const save = (...favourites: object[]) => localStorage.setItem(FAVOURITES, JSON.stringify(favourites))
export const keep = (...collections: object[]) => localStorage.setItem(COLLECTIONS, JSON.stringify(collections))
export const stored = (key: string) =>
  JSON.parse(localStorage.getItem(key) ?? '[]') as { name: string; prompts: object[] }[]
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const actions = (title: string) => within(screen.getByRole('group', { name: title }))
export const titles = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)

/** Sets a file of tests up: nothing saved before each, no message left behind, and time for long journeys. */
export function withEmptySaved(): void {
  // Whole journeys with many key strokes: a busy machine takes its time over them.
  vi.setConfig({ testTimeout: 30_000 })
  // Comes with the first message: how long that takes is not what is asked here.
  beforeAll(() => import('@/components/toaster'))
  beforeEach(() => {
    changeSaved((saved) => saved)
    localStorage.clear()
  })
  afterEach(dismissToasts)
}
