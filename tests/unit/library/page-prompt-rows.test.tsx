import { render, screen, waitFor } from '@testing-library/react'
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
const rowLinks = () => [...(section()?.querySelectorAll('a') ?? [])]
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
})

describe('what narrows them', () => {
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
})

describe('while they come, and when they do not', () => {
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
