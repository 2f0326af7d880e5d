import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addToHistory } from '@/features/generator/lib/history'
import { open, tab, WISH, wish } from './support/prompt-generator.tsx'

const network = vi.hoisted(() => ({ isThere: false }))

// As a browser has it that asks for a file which a deployment has replaced.
vi.mock('@/features/generator/components/result-panel', (original) => {
  if (!network.isThere) throw new Error('Failed to fetch dynamically imported module')
  return original()
})

const MISSING = 'The result did not load. Please try again.'

beforeEach(() => {
  addToHistory({
    id: '1',
    createdAt: new Date().toISOString(),
    description: WISH,
    model: 'chatgpt',
    category: 'writing',
    text: 'Write to the landlord.',
    wordCount: 4,
    isTruncated: false,
    source: 'ai',
  })
})

test('the form stays and says so, and the next press tries again', async () => {
  open()
  fireEvent.change(wish(), { target: { value: WISH } })
  // Without the focus that a real press brings along: it fetches the panel too, which the mock takes for two modules.
  fireEvent.click(await screen.findByRole('button', { name: /^Restore/ }))
  expect(await screen.findByText(MISSING)).toBeVisible()
  expect(wish()).toHaveValue(WISH)
  expect(tab('Generator')).toHaveAttribute('aria-selected', 'true')

  network.isThere = true
  fireEvent.click(screen.getByRole('button', { name: 'View Results' }))
  expect(await screen.findByLabelText('Generated prompt')).toHaveTextContent('Write to the landlord.')
  expect(screen.queryByText(MISSING)).toBeNull()
})
