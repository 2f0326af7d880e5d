import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderThemedPage } from '../../support/themed-page.tsx'
import { dismissToasts, expectToast } from '../../support/toasts.ts'

const FAVOURITES = 'promptory:favourites'
// Whole journeys with many key strokes: a busy machine takes its time over them.
vi.setConfig({ testTimeout: 30_000 })

// Comes with the first press: how long that takes is not what is asked here.
beforeAll(() => import('@/components/toaster'))

afterEach(async () => {
  vi.unstubAllGlobals()
  await dismissToasts()
})

describe('on a page of prompts', () => {
  beforeEach(() => {
    renderThemedPage(['Write to [your audience] about [the weather].', 'Sing to the [audiences].'])
  })
  const prompt = (number: number) => within(document.getElementById(`prompt-${number}`) as HTMLElement)

  test('a copy with open blanks says how many, and leads to the first of them', async () => {
    const user = userEvent.setup()
    await user.click(prompt(1).getByRole('textbox', { name: 'your audience' }))
    await user.keyboard('pilots')
    expect(prompt(1).getByRole('button', { name: '1 of 2 filled' })).toBeVisible()
    await user.click(prompt(1).getByRole('button', { name: 'Copy' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Write to pilots about [the weather].'))
    await waitFor(() => expect(screen.getByText('1 blank left')).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Fill in' }))
    expect(prompt(1).getByRole('textbox', { name: 'the weather' })).toHaveFocus()
  })

  test('saving says so, with a way there and a way back; what another tab has saved already stays saved', async () => {
    const user = userEvent.setup()
    localStorage.setItem(
      FAVOURITES,
      JSON.stringify([{ address: '/test#prompt-2', text: 'x', page: 'y', savedAt: '2026-01-01' }]),
    )
    await user.click(prompt(1).getByRole('button', { name: 'Save' }))
    await expectToast('Saved')
    expect(screen.getByRole('button', { name: 'View' })).toBeVisible()
    expect(JSON.parse(localStorage.getItem(FAVOURITES) ?? '')).toMatchObject([
      { address: '/test#prompt-1' },
      { address: '/test#prompt-2' },
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(JSON.parse(localStorage.getItem(FAVOURITES) ?? '')).toMatchObject([{ address: '/test#prompt-2' }])
  })
})
