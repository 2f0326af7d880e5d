import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import LIBRARY from '@/content/library'
import { Library } from '@/features/library/components/library'
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

  test('a given AI leaves its own prompts only', () => {
    render(<Library items={LIBRARY} defaultModel="midjourney" />, { wrapper: BrowserRouter })
    expect(titles()).toEqual(['The table afterwards', 'Enamel on tin'])
    expect(more()).toBeNull()
  })

  test('a given AI can be left for all of them', async () => {
    const user = userEvent.setup()
    render(<Library items={LIBRARY} defaultModel="midjourney" />, { wrapper: BrowserRouter })
    await user.selectOptions(screen.getByLabelText('Filter by AI'), 'All AIs')
    expect(titles()).toHaveLength(6)
    expect(window.location.search).toBe('?model=all')
  })
})

describe('search and category', () => {
  test('typing filters and writes the address without steps', async () => {
    const user = userEvent.setup()
    open('/ai-prompts?ref=mail')
    const before = window.history.length
    await user.type(field(), 'THREE WRONG')
    expect(titles()).toEqual(['Three wrong answers worth having'])
    expect(screen.getByRole('status')).toHaveTextContent('1 prompt')
    expect(window.location.search).toBe('?ref=mail&search=THREE+WRONG')
    expect(window.history.length).toBe(before)
    await user.clear(field())
    expect(titles()).toHaveLength(6)
    expect(window.location.search).toBe('?ref=mail')
  })

  test('a category is a step and begins at six again', async () => {
    const user = userEvent.setup()
    open('/ai-prompts?show=12')
    expect(titles()).toHaveLength(10)
    const push = vi.spyOn(window.history, 'pushState')
    await user.click(tab('Coding'))
    expect(tab('Coding')).toHaveAttribute('aria-pressed', 'true')
    expect(tab('All Categories')).toHaveAttribute('aria-pressed', 'false')
    expect(titles()).toEqual(['Tests that cannot fail', 'Nobody dares to delete it'])
    expect(window.location.search).toBe('?category=coding')
    await user.click(tab('Coding'))
    expect(push).toHaveBeenCalledTimes(1)
    await user.click(tab('All Categories'))
    expect(titles()).toHaveLength(6)
    expect(window.location.search).toBe('')
  })

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

  test('AI and order are steps in the address, and Back takes them back', async () => {
    const user = userEvent.setup()
    open('/ai-prompts?show=12')
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Title A–Z')
    expect(titles()).toEqual(LIBRARY.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(window.location.search).toBe('?show=12&sort=title')
    await user.selectOptions(screen.getByLabelText('Filter by AI'), 'Midjourney')
    expect(titles()).toEqual(['Enamel on tin', 'The table afterwards'])
    expect(window.location.search).toBe('?sort=title&model=midjourney')
    await user.type(field(), 'lease')
    expect(screen.getByRole('heading', { name: 'No prompt for Midjourney in the library has “lease”.' })).toBeVisible()
    await user.clear(field())
    act(() => window.history.back())
    await waitFor(() => expect(screen.getByLabelText('Filter by AI')).toHaveValue('all'))
    expect(titles()).toHaveLength(10)
  })

  test('an address filters on arrival and brings the library into view', () => {
    open('/ai-prompts?search=lease')
    expect(field()).toHaveValue('lease')
    expect(titles()).toEqual([FIRST.title])
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  })

  test('an address of others moves nothing', () => {
    open('/ai-prompts?utm_source=mail')
    expect(titles()).toHaveLength(6)
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
  })

  test('Back returns to the category before', async () => {
    const user = userEvent.setup()
    open()
    await user.click(tab('Design'))
    await user.click(tab('Business'))
    expect(titles()).toEqual([FIRST.title])
    act(() => window.history.back())
    await waitFor(() => expect(titles()).toEqual(['One question too many', 'Enamel on tin']))
    expect(tab('Design')).toHaveAttribute('aria-pressed', 'true')
    act(() => window.history.back())
    await waitFor(() => expect(titles()).toHaveLength(6))
  })

  test('a link to the page itself shows what it asks for', async () => {
    open('/ai-prompts?category=coding')
    window.history.pushState(null, '', '/ai-prompts')
    fireEvent.popState(window)
    await waitFor(() => expect(titles()).toHaveLength(6))
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
