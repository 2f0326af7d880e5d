import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, type NavigateFunction, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRouteChange } from '@/app/use-route-change'

let go: NavigateFunction = () => undefined

function Site() {
  useRouteChange()
  const navigate = useNavigate()
  useEffect(() => {
    go = navigate
  }, [navigate])
  return (
    <>
      <input aria-label="Search" />
      <main id="main" tabIndex={-1}>
        <h1>{useLocation().pathname}</h1>
        <p id="prompt-12">The twelfth.</p>
        <button type="button" id="press">
          Press
        </button>
      </main>
    </>
  )
}

const scrollTo = vi.fn()
const scrollIntoView = vi.fn()

beforeEach(() => {
  window.scrollTo = scrollTo
  Element.prototype.scrollIntoView = scrollIntoView
})

afterEach(() => {
  scrollTo.mockClear()
  scrollIntoView.mockClear()
  scrolledTo(0)
})

function open(address = '/page') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Site />
    </MemoryRouter>,
  )
}

const visit = (to: string, options?: NavigateOptions) => act(async () => go(to, options))
const back = () => act(async () => go(-1))

/** As a browser without `scrollend` tells of it. */
function scrolledTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

test('a link to the page one is on leads to its top, as to any other', async () => {
  open()
  expect(scrollTo).not.toHaveBeenCalled()
  screen.getByRole('button').focus()
  // So the router follows a link to the address that is there already.
  await visit('/page', { replace: true })
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  expect(screen.getByRole('main')).toHaveFocus()
})

test.each([true, false])('a step in the query of the page moves nothing (replaced: %s)', async (replace) => {
  open()
  screen.getByLabelText('Search').focus()
  await visit('/page?q=le', { replace })
  await visit('/page?q=lease', { replace })
  if (!replace) await back()
  expect(scrollTo).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Search')).toHaveFocus()
})

test.each(['/other#prompt-12', '/page#prompt-12', '/page?search=x#prompt-12'])(
  'a link to %s takes the focus there',
  async (address) => {
    open()
    await visit(address)
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByText('The twelfth.')])
    expect(screen.getByText('The twelfth.')).toHaveFocus()
    expect(scrollTo).not.toHaveBeenCalled()
  },
)

test('what can be focused anyway stays in the order of the Tab key', async () => {
  open()
  await visit('/other#press')
  expect(screen.getByRole('button')).toHaveFocus()
  expect(screen.getByRole('button')).not.toHaveAttribute('tabindex')
})

test('a page that is loaded at a fragment takes no focus from a field one has begun to fill', () => {
  const early = document.createElement('input')
  document.body.append(early)
  early.focus()
  open('/page#prompt-12')
  expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByText('The twelfth.'))
  expect(early).toHaveFocus()
  early.remove()
})

test('Back leads to where one was, in a browser that does not tell when a scroll has ended', async () => {
  open()
  scrolledTo(1234)
  await visit('/other')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  scrolledTo(0)
  await back()
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1234)
})

test('a page that is left for good keeps where one was, and so does one that nobody scrolled', async () => {
  scrolledTo(77)
  open()
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.getItem('promptory:scroll')).toMatch(/^\{"\w+":77\}$/)
})
