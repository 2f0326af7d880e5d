import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useFocusOnNavigation } from '@/app/use-focus-on-navigation'
import { PAGE_SHOWN_EVENT } from '@/features/offline/lib/events'

function Site() {
  useFocusOnNavigation()
  const { pathname } = useLocation()
  return (
    <>
      <input aria-label="Search" />
      <main id="main" tabIndex={-1}>
        <h1>{pathname}</h1>
        {pathname === '/sheet' && <input data-start aria-label="Your text" />}
        <p id="prompt-12">The twelfth.</p>
        <button type="button" id="press">
          Press
        </button>
      </main>
    </>
  )
}

function open(address = '/page') {
  const router = createMemoryRouter([{ path: '*', Component: Site }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return (to: string | number, options?: { replace: boolean }) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)))
}

test('another page takes the focus to its content, and the window hears of it', async () => {
  const heard: string[] = []
  const hear = () => heard.push(screen.getByRole('heading').textContent)
  window.addEventListener(PAGE_SHOWN_EVENT, hear)
  const visit = open()
  await visit('/other')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(heard).toEqual(['/other'])
  window.removeEventListener(PAGE_SHOWN_EVENT, hear)
})

test.each([true, false])('a step in the query of the page moves nothing (replaced: %s)', async (replace) => {
  const visit = open()
  screen.getByLabelText('Search').focus()
  await visit('/page?q=le', { replace })
  expect(screen.getByLabelText('Search')).toHaveFocus()
})

test('a link to a place of another page takes the focus there', async () => {
  const visit = open()
  await visit('/other#prompt-12')
  expect(screen.getByText('The twelfth.')).toHaveFocus()
})

test('a page may begin at a field, but nobody who goes back is taken there', async () => {
  const visit = open()
  await visit('/sheet')
  expect(screen.getByLabelText('Your text')).toHaveFocus()
  await visit('/other')
  await visit(-1)
  expect(await screen.findByLabelText('Your text')).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a page that is loaded takes no focus from a field one has begun to fill', () => {
  const early = document.createElement('input')
  document.body.append(early)
  early.focus()
  open('/page#prompt-12')
  expect(early).toHaveFocus()
  early.remove()
})

test('a link to the page one is on takes the focus to its content again', async () => {
  const visit = open()
  screen.getByRole('button').focus()
  await visit('/page', { replace: true })
  expect(screen.getByRole('main')).toHaveFocus()
})
