import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SavedPrompts } from '@/features/collections/components/saved-prompts'
import { rememberAnswers } from '@/lib/remembered-answers'
import { renderPart } from '../../support/site.tsx'
import {
  actions,
  button,
  COLLECTIONS,
  FAVOURITES,
  favourite,
  save,
  stored,
  titles,
  withEmptySaved,
} from './support/saved-prompts.ts'

withEmptySaved()

describe('what was saved', () => {
  test('removed by a slip, it comes back where it was', async () => {
    const user = userEvent.setup()
    save(favourite(1), favourite(2), favourite(3))
    renderPart(<SavedPrompts />)
    await user.click(actions('Page 2').getByRole('button', { name: 'Remove' }))
    expect(titles()).toEqual(['Page 1', 'Page 3'])
    expect(button('Undo')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(titles()).toEqual(['Page 1', 'Page 2', 'Page 3'])
    expect(screen.getByRole('heading', { name: 'Page 2' })).toHaveFocus()
    expect(stored(FAVOURITES)).toHaveLength(3)
  })

  test('answers are forgotten after a question', async () => {
    const user = userEvent.setup()
    rememberAnswers({ tone: 'dry', brand: 'Ana & Co.' })
    renderPart(<SavedPrompts />)
    await user.click(button('Forget remembered answers'))
    await user.click(button('Forget the answers to 2 blanks'))
    expect(localStorage.getItem('promptory:answers')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Forget remembered answers' })).toBeNull()
  })
})

describe('a device that keeps nothing', () => {
  test('what cannot be read is shown to be there, and goes only when told to', async () => {
    const user = userEvent.setup()
    localStorage.setItem(COLLECTIONS, '[{"id":"half')
    renderPart(<SavedPrompts />)
    expect(screen.getByText(/cannot be read/)).toBeVisible()
    await user.click(button('Delete it'))
    expect(localStorage.getItem(COLLECTIONS)).toBe('[{"id":"half')
    await user.click(button('Delete it for good'))
    expect(screen.queryByText(/cannot be read/)).toBeNull()
    expect({ ...localStorage }).toEqual({})
  })
})
