import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PagePromptsProvider } from '@/features/content-pages/components/page-prompts-context'
import { SchoolYear } from '@/features/content-pages/components/school-year'
import { renderPart } from '../../support/site.tsx'

const MONTHS = ['September', 'October', 'November'].map((title) => ({
  title,
  prompts: [1, 2].map((number) => ({
    title: `${title} ${number}`,
    tags: [],
    text: `Text of ${title} ${number}.`,
    skill: 'planning a story',
    minutes: 15,
  })),
}))
const page = (
  <PagePromptsProvider path="/school" content={{ title: 'School Prompts', purpose: 'school' }}>
    <SchoolYear months={MONTHS} />
  </PagePromptsProvider>
)

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 9, 5) })
})
afterEach(() => vi.useRealTimers())

const openMonths = () => [...document.querySelectorAll('section > h3')].map(({ textContent }) => textContent)
const cards = () =>
  screen.getAllByRole('group', { name: /^\w+ [12]$/ }).map((group) => group.getAttribute('aria-label'))

test('the month of today is open, with skill and minutes', () => {
  renderPart(page)
  expect(openMonths()).toEqual(['October'])
  expect(cards()).toEqual(['October 1', 'October 2'])
  expect(
    within(document.getElementById('prompt-3') as HTMLElement).getByText('planning a story · 15 minutes'),
  ).toBeVisible()
  expect(document.querySelectorAll('.prompt-text')).toHaveLength(2)
})

test('another month is one press away, and is what is copied', async () => {
  const user = userEvent.setup()
  renderPart(page)
  await user.click(screen.getByRole('link', { name: 'November' }))
  expect(openMonths()).toEqual(['November'])
  expect(screen.getByRole('link', { name: 'November' })).toHaveAttribute('aria-current', 'true')
  await user.click(screen.getByRole('button', { name: 'Copy all' }))
  expect(await navigator.clipboard.readText()).toBe(
    'School Prompts\n\n5. Text of November 1.\n\n6. Text of November 2.',
  )
})

test('a month that is opened in another tab leaves this one alone', async () => {
  const user = userEvent.setup()
  renderPart(page)
  // jsdom has no other tab, and would go there in this one.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'November' }))
  expect(openMonths()).toEqual(['October'])
})

test('an address of a prompt opens its month, there', () => {
  renderPart(page, '/school#prompt-2')
  expect(openMonths()).toEqual(['September'])
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
})

test('a month that was chosen before the page was alive begins at its head', () => {
  renderPart(page, '/school#october')
  expect(openMonths()).toEqual(['October'])
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([document.getElementById('october')])
})

test('without scripts all months are there; as the page comes alive, the month of today takes their place', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const site = <MemoryRouter>{page}</MemoryRouter>
  host.innerHTML = renderToString(site)
  expect(openMonths()).toEqual(['September', 'October', 'November'])
  expect(document.querySelectorAll('.prompt-text')).toHaveLength(6)
  const root = await act(async () => hydrateRoot(host, site))
  expect(openMonths()).toEqual(['October'])
  act(() => root.unmount())
  host.remove()
})

test('whoever has begun to read goes on there, and nothing moves under their finger', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const site = <MemoryRouter>{page}</MemoryRouter>
  host.innerHTML = renderToString(site)
  Object.defineProperty(window, 'scrollY', { value: 400, configurable: true })
  for (const [index, card] of [...host.querySelectorAll('.prompts > li')].entries()) {
    card.getBoundingClientRect = () => new DOMRect(0, (index - 4) * 300 - 30, 300, 290)
  }
  for (const [index, month] of [...host.querySelectorAll('section')].entries()) {
    month.getBoundingClientRect = () => new DOMRect(0, (index - 2) * 600 - 30, 300, 600)
  }
  const scrollBy = vi.spyOn(window, 'scrollBy').mockReturnValue()
  const root = await act(async () => hydrateRoot(host, site))
  expect(openMonths()).toEqual(['November'])
  // Its card, made anew at 0, goes back to 30 above the window's top.
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 30)
  act(() => root.unmount())
  host.remove()
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})
