import { render, screen, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import LIBRARY from '@/content/library'
import { Library } from '@/features/library/components/library'
import { dismissToasts } from '../../../support/toasts.ts'

export const FIRST = LIBRARY[0]

export function open(address = '/ai-prompts') {
  window.history.replaceState(window.history.state, '', address)
  return render(
    <StrictMode>
      <Library items={LIBRARY} />
    </StrictMode>,
    { wrapper: BrowserRouter },
  )
}
export const field = () => screen.getByLabelText('Search prompts')
export const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
export const tab = (name: string) => screen.getByRole('button', { name })
export const vote = (title: string) => screen.getByRole('button', { name: new RegExp(`vote for ${title}$`) })
export const more = () => screen.queryByRole('button', { name: 'Load More Prompts' })

/** Sets a file of tests up: the library’s page in a window that can do what jsdom cannot, and no message left behind. */
export function withLibraryPage(): void {
  // A busy machine takes its time over the typing.
  vi.setConfig({ testTimeout: 30_000 })

  beforeEach(() => {
    window.history.replaceState({ idx: 0, key: 'here' }, '', '/ai-prompts')
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    Element.prototype.scrollIntoView = vi.fn()
  })

  afterEach(async () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    await dismissToasts()
  })
}
