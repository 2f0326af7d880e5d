import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { PagePromptRows } from '@/features/library/components/page-prompt-rows'
import { SavedPromptsSection } from '@/pages/public/saved-prompts-section'

const network = vi.hoisted(() => ({ isThere: false }))
vi.mock('@/features/collections/components/saved-prompts', () => {
  if (!network.isThere) throw new Error('Failed to fetch dynamically imported module')
  return { SavedPrompts: () => <p>All of them</p> }
})

test('prompts of the pages: trying again leaves the focus at their heading', async () => {
  const onRetry = vi.fn()
  const props = { search: '', category: 'all', isModelChosen: false, shown: 6, onMore: vi.fn(), onRetry } as const
  const { rerender } = render(<PagePromptRows {...props} state={{ status: 'failed' }} />, { wrapper: BrowserRouter })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  rerender(<PagePromptRows {...props} state={{ status: 'loading' }} />)
  expect(screen.getByRole('heading', { name: 'From the pages' })).toHaveFocus()
})

test('saved prompts: trying again leaves the focus at their heading, also once they are there', async () => {
  render(
    <section>
      <h2>Your prompts</h2>
      <SavedPromptsSection />
    </section>,
  )
  await screen.findByRole('alert')
  network.isThere = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('All of them')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Your prompts' })).toHaveFocus()
})
