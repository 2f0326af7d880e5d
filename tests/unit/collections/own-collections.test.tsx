import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { SavedPrompts } from '@/features/collections/components/saved-prompts'
import { newCollection } from '@/features/collections/lib/changes'
import { renderPart } from '../../support/site.tsx'
import { actions, button, COLLECTIONS, keep, stored, withEmptySaved } from './support/saved-prompts.ts'

withEmptySaved()

describe('own collections', () => {
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
})
