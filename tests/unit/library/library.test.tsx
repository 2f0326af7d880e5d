import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import LIBRARY from '@/content/library'
import { FIRST, field, more, open, tab, titles, vote, withLibraryPage } from './support/library.tsx'

withLibraryPage()

describe('the cards', () => {
  test('six at first, best voted in front, with everything a card says', () => {
    open()
    expect(titles()).toEqual(LIBRARY.slice(0, 6).map(({ title }) => title))
    expect(screen.getByRole('status')).toHaveTextContent('6 of 10 prompts')
    const [, second] = screen.getAllByRole('article')
    if (!second) throw new Error('no second card')
    for (const text of ['Midjourney', 'Marketing', 'Premium', LIBRARY[1].description]) {
      expect(within(second).getByText(text)).toBeVisible()
    }
    expect(second).toHaveTextContent(fillBlanks(LIBRARY[1].prompt, NO_ANSWERS))
    expect(screen.getAllByText('Premium')).toHaveLength(2)
  })

  test('six more a press, then the button is gone and reading goes on at the first new card', async () => {
    const user = userEvent.setup()
    open()
    await user.click(tab('Load More Prompts'))
    expect(titles()).toEqual(LIBRARY.map(({ title }) => title))
    expect(more()).toBeNull()
    expect(screen.getByRole('heading', { name: LIBRARY[6].title })).toHaveFocus()
    expect(window.location.search).toBe('?show=12')
    expect(screen.getByRole('status')).toHaveTextContent('10 prompts')
  })
})

describe('search and category', () => {
  test('nothing found says so, and Reset Filters clears search and category', async () => {
    const user = userEvent.setup()
    open()
    await user.click(tab('Writing'))
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Title A–Z')
    await user.type(field(), 'sourdough')
    expect(screen.getByRole('heading', { name: 'No writing prompt in the library has “sourdough”.' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('No prompts')
    expect(more()).toBeNull()
    await user.click(tab('Reset Filters'))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(tab('All Categories')).toHaveAttribute('aria-pressed', 'true')
    expect(titles()).toHaveLength(6)
    // The order filters nothing.
    expect(window.location.search).toBe('?sort=title')
  })
})

describe('votes', () => {
  test('go up by one and back, and are kept on the device', async () => {
    const user = userEvent.setup()
    const { unmount } = open()
    await user.click(vote(FIRST.title))
    expect(vote(FIRST.title)).toHaveTextContent('249')
    expect(vote(FIRST.title)).toHaveAttribute('aria-pressed', 'true')
    expect(localStorage.getItem('promptory:library-votes')).toBe(JSON.stringify([FIRST.id]))
    unmount()
    open()
    expect(vote(FIRST.title)).toHaveTextContent('249')
    await user.click(vote(FIRST.title))
    expect(vote(FIRST.title)).toHaveTextContent('248')
    expect(localStorage.getItem('promptory:library-votes')).toBeNull()
  })

  test.each(['{', '{"a":1}', '[7,null]'])('a damaged store (%s) counts no vote', (stored) => {
    localStorage.setItem('promptory:library-votes', stored)
    open()
    expect(screen.queryByRole('button', { pressed: true, name: /vote for/ })).toBeNull()
  })

  test('where nothing can be kept, the vote counts and the visitor is told', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const user = userEvent.setup()
    open()
    await user.click(vote(FIRST.title))
    expect(vote(FIRST.title)).toHaveTextContent('249')
    await waitFor(() => expect(screen.getByText('Your vote is not kept after this visit.')).toBeVisible())
  })
})
