import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { wakeIslands } from '@/app/islands'
import LIBRARY from '@/content/library'
import { Library } from '@/features/library/components/library'
import { buildPromptIndex } from '@/features/library/model/prompt-index'
import { PROMPT_INDEX_PATH } from '@/features/library/model/prompt-index-file'
import { server } from '../../msw/server.ts'
import { FIRST, field, titles, withLibraryPage } from './support/library.tsx'

withLibraryPage()

describe('as an island', () => {
  const asServed = () => {
    const html = renderToString(<Library items={LIBRARY} />, { identifierPrefix: 'library' })
    const container = document.createElement('div')
    container.innerHTML = `<section><div data-island="library">${html}</div></section>`
    document.body.replaceChildren(container)
    return container
  }

  test('the served page holds the first six', () => {
    const container = asServed()
    expect(container.querySelectorAll('article')).toHaveLength(6)
    expect(container.textContent).toContain(FIRST.prompt)
  })

  test('the first render in the browser is what was served; then the address counts', async () => {
    window.history.replaceState(null, '', '/ai-prompts?category=writing')
    const element = asServed().querySelector('[data-island]')
    if (!element) throw new Error('no island')
    const faults: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(element, <Library items={LIBRARY} />, {
        identifierPrefix: 'library',
        onRecoverableError: (error) => faults.push(error),
      }),
    )
    expect(faults).toEqual([])
    expect(titles()).toEqual(['Cover the names'])
    act(() => root.unmount())
  })

  test('what was typed before it was alive counts', async () => {
    const element = asServed().querySelector('[data-island]')
    if (!element) throw new Error('no island')
    ;(field() as HTMLInputElement).value = 'lease'
    const root = await act(async () =>
      hydrateRoot(element, <Library items={LIBRARY} />, { identifierPrefix: 'library' }),
    )
    expect(field()).toHaveValue('lease')
    expect(titles()).toEqual([FIRST.title])
    expect(window.location.search).toBe('?search=lease')
    act(() => root.unmount())
  })

  test('sleeps until somebody comes near, but not when the address asks for something', async () => {
    server.use(http.get(`*${PROMPT_INDEX_PATH}`, () => HttpResponse.json(buildPromptIndex([]))))
    const container = asServed()
    let rest = wakeIslands(container)
    await vi.dynamicImportSettled()
    expect(titles()).toHaveLength(6)
    rest()
    window.history.replaceState(null, '', '/ai-prompts?search=lease')
    rest = wakeIslands(container)
    await waitFor(() => expect(titles()).toEqual([FIRST.title]))
    // And the prompts of the pages were asked as well.
    expect(await screen.findByText('No prompt on our pages says “lease”.')).toBeVisible()
    rest()
    await new Promise((resolve) => setTimeout(resolve, 5))
    container.remove()
  })
})
