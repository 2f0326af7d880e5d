import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import LIBRARY from '@/content/library'
import { Library } from '@/features/library/components/library'
import { FIRST, field, titles, withLibraryPage } from './support/library.tsx'

withLibraryPage()

describe('on a prerendered page', () => {
  const asServed = () => {
    const html = renderToString(
      <StaticRouter location="/ai-prompts">
        <Library items={LIBRARY} />
      </StaticRouter>,
      { identifierPrefix: 'library' },
    )
    const container = document.createElement('div')
    container.innerHTML = `<section><div>${html}</div></section>`
    document.body.replaceChildren(container)
    return container
  }

  test('the served page holds the first six', () => {
    const container = asServed()
    expect(container.querySelectorAll('article')).toHaveLength(6)
    expect(container.textContent).toContain(fillBlanks(FIRST.prompt, NO_ANSWERS))
  })

  test('the first render in the browser is what was served; then the address counts', async () => {
    window.history.replaceState(null, '', '/ai-prompts?category=writing')
    const element = asServed().querySelector('section > div')
    if (!element) throw new Error('no library')
    const faults: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(
        element,
        <BrowserRouter>
          <Library items={LIBRARY} />
        </BrowserRouter>,
        {
          identifierPrefix: 'library',
          onRecoverableError: (error) => faults.push(error),
        },
      ),
    )
    expect(faults).toEqual([])
    expect(titles()).toEqual(['Cover the names'])
    act(() => root.unmount())
  })

  test('what was typed before it was alive counts', async () => {
    const element = asServed().querySelector('section > div')
    if (!element) throw new Error('no library')
    ;(field() as HTMLInputElement).value = 'lease'
    const root = await act(async () =>
      hydrateRoot(
        element,
        <BrowserRouter>
          <Library items={LIBRARY} />
        </BrowserRouter>,
        { identifierPrefix: 'library' },
      ),
    )
    expect(field()).toHaveValue('lease')
    expect(titles()).toEqual([FIRST.title])
    expect(window.location.search).toBe('?search=lease')
    act(() => root.unmount())
  })
})
