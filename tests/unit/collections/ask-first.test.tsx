import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { SavedPrompts } from '@/features/collections/components/saved-prompts'
import { rememberAnswers } from '@/lib/remembered-answers'
import { button, COLLECTIONS, withEmptySaved } from './support/saved-prompts.ts'
import { renderPart } from '../../support/site.tsx'

withEmptySaved()

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  user = userEvent.setup()
})

test('remembered answers: the focus is on what keeps them, then where it came from, then beside it', async () => {
  rememberAnswers({ tone: 'dry' })
  renderPart(<SavedPrompts />)
  await user.click(button('Forget remembered answers'))
  expect(button('Keep them')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(button('Forget remembered answers')).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.click(button('Forget the answers to 1 blank'))
  expect(button('Import')).toHaveFocus()
})

test('what cannot be read: the focus is on what keeps it, then where it came from, then on the list’s heading', async () => {
  localStorage.setItem(COLLECTIONS, '[{"id":"half')
  renderPart(<SavedPrompts />)
  await user.click(button('Delete it'))
  expect(button('Keep it')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(button('Delete it')).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.click(button('Delete it for good'))
  expect(screen.queryByText(/cannot be read/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Saved from these pages' })).toHaveFocus()
})
