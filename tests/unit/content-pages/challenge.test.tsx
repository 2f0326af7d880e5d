import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { App } from '@/app/app'
import { matchRoute } from '@/app/match-route'
import { loadPage } from '@/app/page-module'
import { CHALLENGE_DAYS } from '@/features/content-pages/model/challenge-progress'

const DAILY = '/journal-prompts/daily'
const INITIAL = 'One prompt a day. Tick a day when it is written; this browser remembers.'

async function openAt(path: string) {
  window.scrollTo = vi.fn()
  await Promise.all([path, DAILY].map((each) => loadPage(matchRoute(each).load)))
  render(
    <MemoryRouter initialEntries={[path]}>
      <App>
        <Link to={DAILY}>To the thirty days</Link>
      </App>
    </MemoryRouter>,
  )
}

const written = (day: number) =>
  within(screen.getByRole('group', { name: `Prompt ${day}` })).getByRole('button', { name: 'Written' })

const pressed = () =>
  [...document.querySelectorAll('[data-action=tick][aria-pressed=true]')].map((tick) => tick.closest('li')?.id)

test('a day is ticked and unticked, and the line says what it said at first', async () => {
  const user = userEvent.setup()
  await openAt(DAILY)
  expect(screen.getByText(INITIAL)).toBeVisible()
  await user.click(written(2))
  expect(await screen.findByText('1 of 30 days written.')).toBeVisible()
  await user.click(written(2))
  expect(await screen.findByText(INITIAL)).toBeVisible()
  expect(pressed()).toEqual([])
})

test('the line counts thirty days while fewer are on the page', async () => {
  await import('@/features/content-pages/actions/challenge').then(({ showProgress }) => {
    document.body.innerHTML = `<div data-challenge><p data-progress="">${INITIAL}</p></div>`
    showProgress([1, 2, 3])
    expect(document.body).toHaveTextContent('3 of 30 days written.')
    showProgress(Array.from({ length: CHALLENGE_DAYS }, (_, index) => index + 1))
    expect(document.body).toHaveTextContent('All thirty days written.')
    document.body.replaceChildren()
  })
})

test('the marks are there on prompts that are rendered after the page was shown', async () => {
  localStorage.setItem('promptory:challenge', '[1,2,3,17]')
  localStorage.setItem(
    'promptory:favourites',
    JSON.stringify([{ address: `${DAILY}#prompt-40`, text: 't', page: 'p', savedAt: '2026-01-01T00:00:00Z' }]),
  )
  window.history.replaceState(null, '', DAILY)
  // What brings the marks is here already, as after a first page with marks: it is faster than the later prompts.
  await import('@/features/content-pages/actions/restore')
  await openAt('/about')
  // React takes its own time, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  screen.getByRole('link', { name: 'To the thirty days' }).click()
  await waitFor(() => expect(pressed()).toEqual(['prompt-1', 'prompt-2', 'prompt-3', 'prompt-17']))
  expect(screen.getByText('4 of 30 days written.')).toBeVisible()
  expect(document.querySelector('#prompt-40 [data-action=save]')).toHaveAttribute('aria-pressed', 'true')
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})
