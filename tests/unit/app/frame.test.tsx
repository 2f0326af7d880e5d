import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { offlineRoutes, routes } from '@/app/router'
import { FOOTER, MAIN_LINKS, MENUS } from '@/content/nav'
import { FILTER_PAGES } from '@/content/filter-pages'
import { findPage, PAGES } from '@/content/registry'
import { openSite as open } from '../../support/site.tsx'

const menu = (label: string) => {
  const nav = screen.getByRole('navigation', { name: 'Main' })
  const details = within(nav).getByText(label).closest('details')
  if (!details) throw new Error(`no menu ${label}`)
  return details
}

test('every page of the registry has one route, and every route a row', () => {
  const pathsOf = (rows: typeof routes): string[] =>
    rows.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])
  // Articles and categories have one route each for all of them, and no rows.
  const others = /^\/admin|:|^\*$|^\/offline$|^\/class$|^\/share$|^\/copy$|^\/account(?:\/history)?$|^\/preview$/
  const routed = pathsOf(routes).filter((path) => !others.test(path))
  expect(routed.toSorted()).toEqual(PAGES.map(({ path }) => path as string).toSorted())
})

test('no link of header and footer is dead, but for the two that are meant to be', () => {
  const links = [...MAIN_LINKS, ...[...MENUS, ...FOOTER].flatMap((group) => group.links)]
  const filtered = new Set<string>(FILTER_PAGES.map(({ path }) => path))
  const dead = links.map(({ to }) => to).filter((to) => !findPage(to) && !filtered.has(to))
  expect(dead).toEqual(['/careers', '/affiliate'])
})

test('the menus that we added follow from the rows of their pages', () => {
  const labels = (menus: typeof MENUS, name: string) =>
    menus.find(({ label }) => label === name)?.links.map(({ label }) => label)
  const tools = ['Prompt Generator', 'Writing Feedback', 'Write', 'Today’s Prompt', 'For teachers', 'Desk']
  expect(labels(MENUS, 'Tools')).toEqual(tools)
  expect(labels(FOOTER, 'Write and Keep')).toEqual(['All Prompts', ...tools, 'Connect Your AI'])
  expect(labels(FOOTER, 'Every Day')).toEqual([
    'Today’s Prompt',
    'Plans',
    'Short Prompts',
    'School, Ages 7 to 10',
    'School, Ages 11 to 14',
    'School, Ages 15 to 18',
    'Units for Teachers',
  ])
})

test.each(['/careers', '/affiliate', '/no/such/page', '/blog/%E0%A4%A'])('%s is the not-found page', async (path) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await open(path)
  expect(screen.getByRole('heading', { name: /Oops! Page not found/ })).toBeVisible()
  expect(await screen.findByText(path)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  expect(warn).toHaveBeenCalledWith('404: no page at', path)
})

test('a dropdown opens by arrow, moves by arrows and closes by Escape', async () => {
  const user = userEvent.setup()
  await open('/generator')
  const models = menu('AI Models')
  const summary = within(models).getByText('AI Models')
  summary.focus()
  await user.keyboard('{ArrowDown}')
  expect(models).toHaveAttribute('open')
  expect(within(models).getByRole('link', { name: 'ChatGPT' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(within(models).getByRole('link', { name: 'Firebase Studio' })).toHaveFocus()
  await user.keyboard('{Home}{ArrowDown}')
  expect(within(models).getByRole('link', { name: 'Midjourney' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(models).not.toHaveAttribute('open')
})

test('a mouse that rests on a dropdown opens it, one that passes does not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await open('/generator')
  const models = menu('AI Models')
  await user.hover(models)
  await user.unhover(models)
  vi.advanceTimersByTime(1000)
  expect(models).not.toHaveAttribute('open')
  await user.hover(models)
  vi.advanceTimersByTime(200)
  expect(models).toHaveAttribute('open')
  await user.click(document.body)
  expect(models).not.toHaveAttribute('open')
  vi.useRealTimers()
})

test('a click on a menu that the mouse has opened leaves it open, the next one closes it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await open('/generator')
  const models = menu('AI Models')
  const summary = within(models).getByText('AI Models')
  await user.hover(summary)
  vi.advanceTimersByTime(200)
  await user.click(summary)
  expect(models).toHaveAttribute('open')
  await user.click(summary)
  expect(models).not.toHaveAttribute('open')
  await user.click(summary)
  expect(models).toHaveAttribute('open')
  // Opened by a click it is closed by one, wherever the mouse was meanwhile.
  await user.unhover(models)
  await user.hover(summary)
  vi.advanceTimersByTime(200)
  await user.click(summary)
  expect(models).not.toHaveAttribute('open')
  vi.useRealTimers()
})

test('a menu that the mouse has opened and Escape has closed opens by keyboard', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await open('/generator')
  const models = menu('AI Models')
  await user.hover(models)
  vi.advanceTimersByTime(200)
  within(models).getByText('AI Models').focus()
  await user.keyboard('{Escape}')
  expect(models).not.toHaveAttribute('open')
  await user.click(within(models).getByText('AI Models'))
  expect(models).toHaveAttribute('open')
  vi.useRealTimers()
})

test('one prompt shown alone does not leave the next page empty', async () => {
  const user = userEvent.setup()
  await open('/writing-prompts/short-story', '/writing-prompts/fantasy')
  await user.click(screen.getByText('Give me one'))
  const shown = () => document.querySelectorAll('.prompt:not([hidden])')
  await waitFor(() => expect(shown()).toHaveLength(1))
  await user.click(within(screen.getByRole('contentinfo')).getByText('Fantasy'))
  expect(await screen.findByRole('heading', { level: 1, name: /Fantasy/ })).toBeVisible()
  expect(shown().length).toBeGreaterThan(17)
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
})

test('the stacked menu closes on a link, and the page changes', async () => {
  const user = userEvent.setup()
  await open('/generator', '/claude')
  const button = screen.getByRole('button', { name: 'Menu' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const link = within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Claude' })
  await user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: 'Best Claude Prompt Generator' })).toBeVisible()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  // An effect sets it, once the page is on the screen.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('the theme toggle is remembered', async () => {
  const user = userEvent.setup()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  await open('/generator')
  const toggle = screen.getByRole('button', { name: 'Change between light and dark' })
  await user.click(toggle)
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('promptory:theme')).toBe('dark')
  await user.click(toggle)
  expect(document.documentElement.dataset.theme).toBe('light')
  delete document.documentElement.dataset.theme
  vi.unstubAllGlobals()
})

test('a page that breaks says so inside the frame, and the way on works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { router } = await open('/about')
  const broken = router.routes[0]?.children?.[0]?.children?.find(({ path }) => path === '/pricing')
  Object.assign(broken ?? {}, { lazy: () => Promise.reject(new Error('torn')) })
  await act(() => router.navigate('/pricing'))
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown.')
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await act(() => router.navigate('/faq'))
  expect(await screen.findByRole('heading', { level: 1, name: /questions/i })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  vi.mocked(console.error).mockClear()
})

test('a frame that breaks leaves our page with the way back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const wrong: unknown[] = []
  const Broken = () => {
    throw new Error('torn')
  }
  for (const { ErrorBoundary = null } of [...routes, ...offlineRoutes]) {
    const router = createMemoryRouter([{ path: '*', Component: Broken, ErrorBoundary }])
    const { unmount } = render(<RouterProvider router={router} />)
    const home = screen.queryByRole('main')?.querySelector('[role=alert] a[href="/"]')
    if (!home) wrong.push(document.body.textContent)
    unmount()
  }
  expect(wrong).toEqual([])
  vi.mocked(console.error).mockClear()
})
