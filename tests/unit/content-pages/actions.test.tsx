import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPromptLink } from '@/lib/prompt-link'
import { useIsSearchOpen } from '@/lib/search/search-state'
import { renderThemedPage } from '../../support/themed-page.tsx'
import { dismissToasts } from '../../support/toasts.ts'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  renderThemedPage([
    'Write to [name] about the [thing].',
    'The second prompt.',
    'The third prompt.',
    'Ask [owner: e.g. my aunt in Lomé] for the key.',
  ])
})

afterEach(() => {
  vi.useRealTimers()
  return dismissToasts()
})

const blank = (name: string) => screen.getByRole('textbox', { name })
const prompt = (number: number) => within(screen.getByRole('group', { name: `Prompt ${number}` }))

test('the list is headed by its count', () => {
  expect(screen.getByRole('heading', { name: '4+ Test Prompts' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try the Prompt Generator' })).toHaveAttribute('href', '/generator')
})

test('a prompt is copied', async () => {
  const user = userEvent.setup()
  await user.click(prompt(2).getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('The second prompt.')
})

test('a copied prompt shows a check mark beside “Copied!” for two seconds, and then the copy icon again', async () => {
  vi.useFakeTimers()
  userEvent.setup()
  const icon = () => document.querySelector('#prompt-2 [class*=lucide-copy], #prompt-2 .lucide-check')
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  expect(icon()).toHaveClass('lucide-copy')
  fireEvent.click(prompt(2).getByRole('button', { name: 'Copy' }))
  await wait(1)
  expect(prompt(2).getByRole('button', { name: 'Copied!' })).toContainElement(icon() as SVGElement)
  expect(icon()).toHaveClass('lucide-check')
  await wait(1990)
  expect(icon()).toHaveClass('lucide-check')
  await wait(10)
  expect(prompt(2).getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(icon()).toHaveClass('lucide-copy')
})

test('nothing says copied that was not', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  document.execCommand = () => false
  await user.click(prompt(2).getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(screen.getByText('The browser did not allow copying.')).toBeVisible())
  expect(screen.queryByText('Copied!')).toBeNull()
  expect(window.getSelection()?.toString()).toBe('The second prompt.')
})

test('blanks are filled in place, and the filled prompt is what is copied', async () => {
  const user = userEvent.setup()
  await user.click(prompt(1).getByRole('button', { name: '0 of 2 filled' }))
  expect(blank('name')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(blank('thing')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(document.body).toHaveFocus()
  await user.click(blank('name'))
  await user.keyboard('Ana')
  await user.click(blank('thing'))
  await user.keyboard('boat')
  expect(document.querySelector('#prompt-1 .prompt-text')).toHaveTextContent('Write to Ana about the boat.')
  expect(prompt(1).getByRole('button', { name: '2 of 2 filled' })).toBeVisible()
  await user.click(prompt(1).getByRole('button', { name: 'Copy' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Write to Ana about the boat.'))
})

test('a blank shows its example while it is filled in, and is copied without it', async () => {
  const user = userEvent.setup()
  await user.click(blank('owner'))
  expect(screen.getByText('For example: my aunt in Lomé')).toBeVisible()
  expect(blank('owner')).toHaveAccessibleDescription('For example: my aunt in Lomé')
  await user.click(prompt(4).getByRole('button', { name: 'Copy' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Ask [owner] for the key.'))
})

test('a prompt opens in an AI by its address, or is copied first', async () => {
  const user = userEvent.setup()
  await user.click(prompt(2).getByRole('button', { name: /Open/ }))
  const claude = await screen.findByRole('link', { name: /^Claude/ })
  expect(claude).toHaveAttribute('href', 'https://claude.ai/new?q=The%20second%20prompt.')
  const gemini = screen.getByRole('link', { name: /^Gemini/ })
  gemini.addEventListener('click', (event) => event.preventDefault())
  await user.click(gemini)
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('The second prompt.'))
})

test('a prompt is saved on the device', async () => {
  const user = userEvent.setup()
  const save = prompt(3).getByRole('button', { name: 'Save' })
  await user.click(save)
  await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'true'))
  expect(localStorage.getItem('promptory:favourites')).toContain('The third prompt.')
  await user.click(save)
  await waitFor(() => expect(save).toHaveAttribute('aria-pressed', 'false'))
})

test('a prompt is shared by an address that leads to it', async () => {
  const user = userEvent.setup()
  await user.click(prompt(2).getByRole('button', { name: 'Share' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/#prompt-2$/))
  expect(window.location.hash).toBe('')
})

test('all prompts are copied at once', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy all' }))
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(
      'Test Prompts\n\n1. Write to [name] about the [thing].\n\n2. The second prompt.\n\n3. The third prompt.\n\n4. Ask [owner] for the key.',
    ),
  )
})

test('one prompt alone, another one next time, and all of them again', async () => {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Give me one' }))
  const alone = () => [...document.querySelectorAll('.prompt:not([hidden])')].map(({ id }) => id)
  await waitFor(() => expect(alone()).toHaveLength(1))
  const [first] = alone()
  const chosen = document.getElementById(first ?? '')
  await waitFor(() => expect(chosen).toContainElement(document.activeElement as HTMLElement))
  await user.click(screen.getByRole('button', { name: 'Give me one' }))
  await waitFor(() => expect(alone()).not.toEqual([first]))
  expect(alone()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(alone()).toHaveLength(4))
})

test('a text for feedback takes the prompt along that was used last, as it was filled in', async () => {
  const user = userEvent.setup()
  const link = screen.getByRole('link', { name: 'Submit Writing for Feedback' })
  const brought = () => readPromptLink(new URL(link.getAttribute('href') ?? '', window.location.href).hash)
  expect(brought()).toBeUndefined()
  await user.click(prompt(2).getByRole('button', { name: 'Copy' }))
  expect(brought()).toBe('The second prompt.')
  await user.click(blank('name'))
  await user.keyboard('Ana')
  await user.click(prompt(1).getByRole('button', { name: 'Copy' }))
  expect(brought()).toBe('Write to Ana about the [thing].')
})

test('a long list is looked through by its titles alone, and the search is at hand', async () => {
  const user = userEvent.setup()
  const list = document.querySelector('ol.prompts')
  const { result: isSearchOpen } = renderHook(useIsSearchOpen)
  await user.click(screen.getByRole('button', { name: 'Titles only' }))
  expect(list).toHaveAttribute('data-titles-only')
  expect(screen.getByRole('button', { name: 'Titles only' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Titles only' }))
  expect(list).not.toHaveAttribute('data-titles-only')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(isSearchOpen.current).toBe(true)
})
