import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import LIBRARY from '@/content/library'
import { Library } from '@/features/library/components/library'
import type { PagePromptFinder } from '@/features/library/lib/find-page-prompts'
import { opened, row } from './support/rows'

const ROWS = [
  ...Array.from({ length: 14 }, (_, index) =>
    row('/harbour', index + 1, `Ship number ${index + 1} in [port].`, 'Harbour', 'Ships'),
  ),
  row('/marketing-prompts', 1, 'An advert for a lighthouse.', 'Marketing Prompts'),
]
let finder: PagePromptFinder

beforeAll(async () => {
  finder = await opened(ROWS)
})

beforeEach(() => {
  window.history.replaceState({ idx: 0, key: 'here' }, '', '/ai-prompts')
  Element.prototype.scrollIntoView = vi.fn()
})

function open(address: string, load: () => Promise<PagePromptFinder> = async () => finder) {
  window.history.replaceState(window.history.state, '', address)
  const loader = vi.fn(load)
  const view = render(
    <StrictMode>
      <Library items={LIBRARY} loadPagePrompts={loader} />
    </StrictMode>,
    { wrapper: BrowserRouter },
  )
  return { ...view, loader }
}
// Not by role: with ten cards around it, that takes seconds.
const section = () => screen.queryByText('From the pages')?.closest('section') ?? undefined
const inside = () => within(screen.getByText('From the pages').closest('section') as HTMLElement)
const rowLinks = () => [...(section()?.querySelectorAll('a') ?? [])]
const links = () => rowLinks().map((link) => link.getAttribute('href'))
const expectStatus = async (line: string) =>
  waitFor(() => expect(section()?.querySelector('[role=status]')).toHaveTextContent(line))
const field = () => screen.getByLabelText('Search prompts')
const press = (name: string) => userEvent.click(screen.getByText(name))

describe('when the prompts of the pages come', () => {
  test('not before anything is asked for', () => {
    const { loader } = open('/ai-prompts')
    expect(section()).toBeUndefined()
    expect(loader).not.toHaveBeenCalled()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['6 of 10 prompts'])
  })

  test('once the ten are all there, six at a time, and reading goes on at the first new one', async () => {
    open('/ai-prompts')
    await press('Load More Prompts')
    await expectStatus('6 of 15 prompts')
    expect(document.querySelectorAll('article')).toHaveLength(10)
    expect(links().slice(0, 3)).toEqual(['/prompts/harbour-1', '/prompts/marketing-prompts-1', '/prompts/harbour-2'])
    await press('More from the pages')
    await expectStatus('12 of 15 prompts')
    expect(window.location.search).toBe('?show=12&more=12')
    expect(rowLinks()[6]).toHaveFocus()
    await press('More from the pages')
    await expectStatus('15 prompts')
    expect(screen.queryByRole('button', { name: 'More from the pages' })).toBeNull()
  })

  test('with the first letter of a search, beside the ten', async () => {
    const user = userEvent.setup()
    const { loader } = open('/ai-prompts')
    await user.type(field(), 'leas')
    expect(document.querySelectorAll('article')).toHaveLength(1)
    await user.clear(field())
    fireEvent.change(field(), { target: { value: 'lighthose' } })
    await expectStatus('1 prompt. Nothing says exactly that; these come close.')
    expect(links()).toEqual(['/prompts/marketing-prompts-1'])
    expect(inside().getByText('lighthouse').tagName).toBe('MARK')
    expect(screen.getByRole('heading', { name: 'No prompt in the library has “lighthose”.' })).toBeVisible()
    fireEvent.change(field(), { target: { value: '' } })
    expect(section()).toBeUndefined()
    expect(loader).toHaveBeenCalledTimes(1)
  })

  test('an address brings them as they were, and how many', async () => {
    open('/ai-prompts?search=ships&more=12')
    await expectStatus('12 of 14 prompts')
    const first = inside().getByRole('link', { name: 'No. 1' })
    const item = first.closest('li')
    expect(item).toHaveTextContent('No. 1Harbour, Ships, no. 1Ship number 1 in [port].')
    expect(item?.querySelector('.slot')).toHaveTextContent('[port]')
  })
})

describe('what narrows them', () => {
  test('a category does, an AI does not, and says so', async () => {
    const user = userEvent.setup()
    open('/ai-prompts?category=marketing')
    await expectStatus('1 prompt')
    expect(inside().queryByText(/They work with any AI/)).toBeNull()
    await user.selectOptions(screen.getByLabelText('Filter by AI'), 'ChatGPT')
    expect(inside().getByText(/They work with any AI/)).toBeVisible()
    expect(links()).toEqual(['/prompts/marketing-prompts-1'])
  })

  test('a new search begins at six again', async () => {
    const user = userEvent.setup()
    open('/ai-prompts?search=ship&more=12')
    await expectStatus('12 of 14 prompts')
    await user.type(field(), 's')
    await expectStatus('6 of 14 prompts')
    expect(window.location.search).toBe('?search=ships')
  })

  test('nothing anywhere: each says what was searched, one button resets', async () => {
    open('/ai-prompts?search=sourdough&category=coding&model=claude')
    await expectStatus('No coding prompt on our pages has “sourdough”.')
    expect(
      screen.getByRole('heading', { name: 'No coding prompt for Claude in the library has “sourdough”.' }),
    ).toBeVisible()
    await press('Reset Filters')
    expect(window.location.search).toBe('')
    expect(field()).toHaveFocus()
    expect(document.querySelectorAll('article')).toHaveLength(6)
    expect(section()).toBeUndefined()
  })

  test('nothing here but something among the ten: the button stands here', async () => {
    open('/ai-prompts?category=coding')
    await expectStatus('No coding prompt on our pages yet.')
    await userEvent.click(inside().getByRole('button', { name: 'Reset Filters' }))
    expect(document.querySelectorAll('article')).toHaveLength(6)
  })

  test('only some of the words: that is told', async () => {
    open('/ai-prompts?search=ship+lighthouse')
    await expectStatus('6 of 15 prompts. None has every word; these have some.')
  })
})

describe('while they come, and when they do not', () => {
  test('the wait is told and the ten are there', async () => {
    let arrive: (value: PagePromptFinder) => void = () => undefined
    open('/ai-prompts?search=ship', () => new Promise((resolve) => (arrive = resolve)))
    await expectStatus('Loading prompts from our pages…')
    expect(document.querySelector('[aria-labelledby=page-prompts] [data-skeleton]')).toHaveAttribute(
      'aria-hidden',
      'true',
    )
    await act(async () => arrive(finder))
    await expectStatus('6 of 14 prompts')
    expect(document.querySelector('[aria-labelledby=page-prompts] [data-skeleton]')).toBeNull()
  })

  test('a failure is told, the ten still work, and trying again helps', async () => {
    let isBroken = true
    open('/ai-prompts?search=lease', async () => {
      if (isBroken) throw new Error('offline')
      return finder
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('Prompts from our pages could not be loaded.')
    expect(document.querySelectorAll('article')).toHaveLength(1)
    await userEvent.clear(field())
    expect(document.querySelectorAll('article')).toHaveLength(6)
    await userEvent.type(field(), 'ship')
    expect(screen.getByRole('alert')).toBeVisible()
    isBroken = false
    await press('Try again')
    await expectStatus('6 of 14 prompts')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('the section is a region with its heading as its name', async () => {
  open('/ai-prompts?search=lighthouse')
  await expectStatus('1 prompt')
  expect(screen.getByRole('region', { name: 'From the pages' })).toContainElement(rowLinks()[0] ?? null)
})

test('Back finds the row by which one left, in view and in focus, once', async () => {
  const { unmount } = open('/ai-prompts?search=ship')
  await expectStatus('6 of 14 prompts')
  const third = rowLinks()[2] as HTMLElement
  third.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(third)
  unmount()
  const again = open('/ai-prompts?search=ship')
  await expectStatus('6 of 14 prompts')
  await waitFor(() => expect(rowLinks()[2]).toHaveFocus())
  expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith({ block: 'center' })
  again.unmount()
  open('/ai-prompts?search=ship')
  await expectStatus('6 of 14 prompts')
  expect(rowLinks()[2]).not.toHaveFocus()
})
