import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SavedPrompts } from '@/features/collections/components/saved-prompts'
import { rememberAnswers } from '@/lib/remembered-answers'
import { blockStorage } from '../../support/storage.ts'
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
  test('nothing yet: how to begin', () => {
    renderPart(<SavedPrompts />)
    expect(screen.getByRole('heading', { name: 'Nothing saved yet.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Look through the writing prompts' })).toHaveAttribute(
      'href',
      '/writing-prompts',
    )
  })

  test('each leads to its place, one of the library to a search that finds it', () => {
    save(favourite(1), { ...favourite(2), address: '/ai-prompts#lease', page: 'The lease & more' })
    renderPart(<SavedPrompts />)
    const [first, second] = screen.getAllByRole('link', { name: /^Go to its page/ })
    expect(first).toHaveAttribute('href', '/writing-prompts#prompt-1')
    expect(second).toHaveAttribute('href', '/ai-prompts?search=The%20lease%20%26%20more#library')
  })

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

  test('another tab’s change is shown, and kept', async () => {
    const user = userEvent.setup()
    save(favourite(1), favourite(2))
    renderPart(<SavedPrompts />)
    save(favourite(1), favourite(2), favourite(3))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: FAVOURITES })))
    expect(titles()).toHaveLength(3)
    save(favourite(2), favourite(3), favourite(4))
    await user.click(actions('Page 2').getByRole('button', { name: 'Remove' }))
    expect(titles()).toEqual(['Page 3', 'Page 4'])
  })

  test('filled in, it is copied so, and what was given is offered again', async () => {
    const user = userEvent.setup()
    save(favourite(1), favourite(2, 'Sing to the [audiences].'), favourite(3, 'Build a [constructor].'))
    renderPart(<SavedPrompts />)
    await user.click(screen.getByRole('textbox', { name: 'audience' }))
    await user.keyboard('night nurses')
    expect(localStorage.getItem('promptory:answers')).toBeNull()
    await user.click(actions('Page 1').getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('Write 1 for night nurses.')

    await user.click(screen.getByRole('textbox', { name: 'audiences' }))
    await user.click(button('Use “night nurses” again'))
    expect(screen.getByText('Sing to the', { exact: false, selector: 'p' })).toHaveTextContent(
      'Sing to the night nurses.',
    )
    await user.click(actions('Page 2').getByRole('button', { name: 'Open in…' }))
    expect(screen.getByRole('link', { name: /^Claude/ })).toHaveAttribute(
      'href',
      expect.stringContaining('night%20nurses'),
    )
    await user.keyboard('{Escape}')

    await user.click(screen.getByRole('textbox', { name: 'constructor' }))
    await user.keyboard('shed')
    expect(screen.getByText('Build a', { exact: false, selector: 'p' })).toHaveTextContent('Build a shed.')
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
  test('says so, and loses nothing from the page', async () => {
    const user = userEvent.setup()
    blockStorage()
    renderPart(<SavedPrompts />)
    await user.click(button('New collection'))
    await user.keyboard('Letters{Enter}')
    expect(screen.getByText(/This browser does not keep it/)).toBeVisible()
    await user.click(button('Write a prompt'))
    await user.type(screen.getByLabelText('Prompt'), 'Still here')
    await user.click(button('Keep this prompt'))
    expect(screen.getByText('Still here', { selector: 'p' })).toBeVisible()
    expect(button('Letters 1')).toBeVisible()
  })

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
