import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SavedPrompts } from '@/features/collections/components/saved-prompts'
import { newCollection, newPrompt } from '@/features/collections/lib/changes'
import { renderPart } from '../../support/site.tsx'
import {
  actions,
  button,
  COLLECTIONS,
  favourite,
  keep,
  save,
  stored,
  titles,
  withEmptySaved,
} from './support/saved-prompts.ts'

withEmptySaved()

describe('own collections', () => {
  test('created, filled from the saved ones, renamed, deleted, and back again', async () => {
    const user = userEvent.setup()
    save(favourite(1))
    renderPart(<SavedPrompts />)
    await user.click(button('New collection'))
    await user.keyboard('{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Please give the collection a name.')
    await user.keyboard('Letters{Enter}')
    expect(screen.getByRole('heading', { name: 'Letters' })).toHaveFocus()
    expect(screen.getByText('Nothing in “Letters” yet.')).toBeVisible()

    await user.click(button(/^Saved/))
    await user.click(actions('Page 1').getByRole('button', { name: 'Add to…' }))
    await user.click(button('Letters'))
    await user.click(actions('Page 1').getByRole('button', { name: 'Add to…' }))
    await user.click(button('Letters'))
    await waitFor(() => expect(screen.getByText('Already in this collection.')).toBeVisible())
    expect(stored(COLLECTIONS)[0]?.prompts).toHaveLength(1)

    await user.click(button('Letters 1'))
    await user.click(button('Rename'))
    await user.keyboard('Post{Enter}')
    expect(screen.getByRole('heading', { name: 'Post' })).toBeVisible()
    await user.click(button('Delete collection'))
    expect(screen.getByText('Deleted “Post” with 1 prompt.')).toBeVisible()
    expect(stored(COLLECTIONS)).toEqual([])
    await user.click(button('Undo'))
    expect(stored(COLLECTIONS)).toMatchObject([{ name: 'Post', prompts: [{ text: 'Write 1 for [audience].' }] }])
  })

  test('a name is there once', async () => {
    const user = userEvent.setup()
    keep(newCollection('Letters'))
    renderPart(<SavedPrompts />)
    await user.click(button('New collection'))
    await user.keyboard(' letters {Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('A collection with this name exists.')
    expect(screen.getByLabelText('Name of the new collection')).toHaveValue(' letters ')
  })

  test('a prompt of one’s own survives a reload while it is written, and can be changed later', async () => {
    const user = userEvent.setup()
    keep(newCollection('Mine'))
    const { unmount } = renderPart(<SavedPrompts />)
    await user.click(button('Mine 0'))
    await user.click(button('Write a prompt'))
    await user.click(button('Keep this prompt'))
    expect(screen.getByText('Please write the prompt first.')).toBeVisible()
    await user.type(screen.getByLabelText('Prompt'), 'Half a thou')
    unmount()

    renderPart(<SavedPrompts />)
    await user.click(button('Mine 0'))
    await user.click(button('Write a prompt'))
    expect(screen.getByLabelText('Prompt')).toHaveValue('Half a thou')
    await user.type(screen.getByLabelText('Prompt'), 'ght')
    await user.type(screen.getByLabelText('Title (optional)'), 'Halves')
    await user.click(button('Keep this prompt'))
    expect(localStorage.getItem('promptory:own-prompt-draft')).toBeNull()
    await user.click(actions('Halves').getByRole('button', { name: 'Edit' }))
    await user.clear(screen.getByLabelText('Prompt'))
    await user.type(screen.getByLabelText('Prompt'), 'A whole one')
    await user.click(button('Keep this prompt'))
    expect(stored(COLLECTIONS)[0]?.prompts).toEqual([
      expect.objectContaining({ title: 'Halves', text: 'A whole one', editedAt: expect.any(String) }),
    ])
  })

  test('a prompt moves to another collection, and back', async () => {
    const user = userEvent.setup()
    keep(newCollection('From', [newPrompt('One', 'x'), newPrompt('Two', 'y')]), newCollection('To'))
    renderPart(<SavedPrompts />)
    await user.click(button('From 2'))
    await user.click(actions('Two').getByRole('button', { name: 'Move to…' }))
    await user.click(button('To'))
    expect(screen.getByText('Moved to “To”.')).toBeVisible()
    expect(stored(COLLECTIONS).map(({ prompts }) => prompts.length)).toEqual([1, 1])
    await user.click(button('Undo'))
    expect(titles()).toEqual(['One', 'Two'])
    expect(stored(COLLECTIONS).map(({ prompts }) => prompts.length)).toEqual([2, 0])
  })

  test('a thousand are shown by twenty, and found by a word', async () => {
    const user = userEvent.setup()
    keep(
      newCollection(
        'Many',
        Array.from({ length: 1000 }, (_, index) => newPrompt(`Title ${index}`, `Bees ${index}`)),
      ),
    )
    renderPart(<SavedPrompts />)
    await user.click(screen.getByText('Many'))
    expect(screen.getByText('20 of 1,000 prompts')).toBeVisible()
    await user.click(screen.getByText('Show more'))
    expect(screen.getByText('40 of 1,000 prompts')).toBeVisible()
    expect(screen.getByText('Title 20')).toHaveFocus()
    await user.type(screen.getByLabelText('Filter your prompts'), 'bees 777')
    expect(screen.getAllByText(/^Title/).map(({ textContent }) => textContent)).toEqual(['Title 777'])
    await user.type(screen.getByLabelText('Filter your prompts'), 'x')
    expect(screen.getByText('No prompt here says “bees 777x”.')).toBeVisible()
  })
})
