import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { toast as toasts } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { wakeIslands } from '@/app/islands'
import LIBRARY from '@/content/library'
import { Library } from '@/features/library/components/library'

const FIRST = LIBRARY[0]

beforeEach(() => {
  window.history.replaceState({ idx: 0, key: 'here' }, '', '/ai-prompts')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollIntoView = vi.fn()
  // jsdom knows the element, but not what it does.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await vi.dynamicImportSettled()
  toasts.dismiss()
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
})

function open(address = '/ai-prompts') {
  window.history.replaceState(window.history.state, '', address)
  return render(
    <StrictMode>
      <Library items={LIBRARY} />
    </StrictMode>,
  )
}
const field = () => screen.getByLabelText('Search prompts')
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const tab = (name: string) => screen.getByRole('button', { name })
const vote = (title: string) => screen.getByRole('button', { name: new RegExp(`vote for ${title}$`) })
const more = () => screen.queryByRole('button', { name: 'Load More Prompts' })

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
    expect(second.querySelector('.peek')).toHaveTextContent(LIBRARY[1].prompt)
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
    render(<Library items={LIBRARY} defaultModel="midjourney" />)
    expect(titles()).toEqual(['The table afterwards', 'Enamel on tin'])
    expect(more()).toBeNull()
  })
})

describe('search and category', () => {
  test('typing filters and writes the address without steps', async () => {
    const user = userEvent.setup()
    open('/ai-prompts?ref=mail')
    const before = window.history.length
    await user.type(field(), 'WRONG')
    expect(titles()).toEqual(['Three wrong answers worth having'])
    expect(screen.getByRole('status')).toHaveTextContent('1 prompt')
    expect(window.location.search).toBe('?ref=mail&search=WRONG')
    expect(window.history.length).toBe(before)
    await user.clear(field())
    expect(titles()).toHaveLength(6)
    expect(window.location.search).toBe('?ref=mail')
  })

  test('a category is a step, keeps the router’s state and begins at six again', async () => {
    const user = userEvent.setup()
    open('/ai-prompts?show=12')
    expect(titles()).toHaveLength(10)
    const push = vi.spyOn(window.history, 'pushState')
    await user.click(tab('Coding'))
    expect(tab('Coding')).toHaveAttribute('aria-pressed', 'true')
    expect(tab('All Categories')).toHaveAttribute('aria-pressed', 'false')
    expect(titles()).toEqual(['Tests that cannot fail', 'Nobody dares to delete it'])
    expect(window.location.search).toBe('?category=coding')
    expect(window.history.state).toEqual({ idx: 0, key: 'here' })
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
    await user.type(field(), 'sourdough')
    expect(screen.getByRole('heading', { name: 'No writing prompt says “sourdough”.' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('No prompts')
    expect(more()).toBeNull()
    await user.click(tab('Reset Filters'))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(tab('All Categories')).toHaveAttribute('aria-pressed', 'true')
    expect(titles()).toHaveLength(6)
    expect(window.location.search).toBe('')
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

  test('a link to the page itself shows what it asks for; another page’s address is none of its business', async () => {
    open('/ai-prompts?category=coding')
    window.history.pushState(null, '', '/ai-prompts')
    fireEvent.click(document.body)
    await waitFor(() => expect(titles()).toHaveLength(6))
    window.history.pushState(null, '', '/blog?category=design')
    fireEvent.popState(window)
    expect(tab('All Categories')).toHaveAttribute('aria-pressed', 'true')
  })

  test('a browser that refuses to write the address loses no letter', async () => {
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError')
    })
    const user = userEvent.setup()
    render(<Library items={LIBRARY} />)
    await user.type(field(), 'lease')
    await user.click(document.body)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(field()).toHaveValue('lease')
    expect(titles()).toEqual([FIRST.title])
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
    await waitFor(() => expect(screen.getByText('Your vote counts until you leave.')).toBeVisible())
  })
})

describe('the dialog', () => {
  const openFirst = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: `View Full Prompt: ${FIRST.title}` }))
    return within(screen.getByRole('dialog', { name: FIRST.title }))
  }

  test('fills the prompt as one types, copies the filled text and says so for two seconds', async () => {
    const user = userEvent.setup()
    open()
    const dialog = await openFirst(user)
    const blank = dialog.getByLabelText('a pottery studio above a garage')
    expect(blank).toHaveFocus()
    await user.type(blank, 'a bar{Enter}in Lomé')
    const filled = FIRST.prompt.replace('[a pottery studio above a garage]', 'a bar\nin Lomé')
    const preview = document.querySelector('.full')
    expect(preview?.textContent).toBe(filled)
    expect(preview?.querySelector('.filled.now')?.textContent).toBe('a bar\nin Lomé')
    expect(dialog.getByRole('link', { name: /Open in ChatGPT/ })).toHaveAttribute(
      'href',
      `https://chatgpt.com/?q=${encodeURIComponent(filled)}`,
    )
    await user.click(dialog.getByRole('button', { name: 'Copy prompt' }))
    expect(await dialog.findByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(dialog.getByRole('status')).toHaveTextContent('Copied to clipboard!')
    expect(await navigator.clipboard.readText()).toBe(filled)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copy prompt' })).toBeVisible(), { timeout: 3000 })
  })

  test('nothing says copied that was not; the prompt is selected instead', async () => {
    const user = userEvent.setup()
    open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    document.execCommand = () => false
    const dialog = await openFirst(user)
    await user.click(dialog.getByRole('button', { name: 'Copy prompt' }))
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('The browser did not allow copying.'))
    expect(dialog.queryByText(/Copied/)).toBeNull()
    expect(window.getSelection()?.toString()).toBe(FIRST.prompt)
  })

  test('an AI whose address takes no prompt gets it by the clipboard', async () => {
    const user = userEvent.setup()
    open()
    await user.click(screen.getByRole('button', { name: 'View Full Prompt: The table afterwards' }))
    const link = screen.getByRole('link', { name: /Copy and open Midjourney/ })
    expect(link).toHaveAttribute('href', 'https://www.midjourney.com/imagine')
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/--ar 16:9$/))
  })

  test('closes by its button and beside it, gives the focus back and keeps what was filled in', async () => {
    const user = userEvent.setup()
    open()
    let dialog = await openFirst(user)
    await user.type(dialog.getByLabelText('country'), 'Togo')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: `View Full Prompt: ${FIRST.title}` })).toHaveFocus()
    dialog = await openFirst(user)
    expect(dialog.getByLabelText('country')).toHaveValue('Togo')
    // A selection that ends beside the sheet does not close it, a press beside it does.
    const sheet = screen.getByRole('dialog')
    fireEvent.pointerDown(dialog.getByLabelText('country'))
    fireEvent.click(sheet)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    await user.click(sheet)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

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
    const container = asServed()
    let rest = wakeIslands(container)
    await vi.dynamicImportSettled()
    expect(titles()).toHaveLength(6)
    rest()
    window.history.replaceState(null, '', '/ai-prompts?search=lease')
    rest = wakeIslands(container)
    await waitFor(() => expect(titles()).toEqual([FIRST.title]))
    rest()
    await new Promise((resolve) => setTimeout(resolve, 5))
    container.remove()
  })
})
