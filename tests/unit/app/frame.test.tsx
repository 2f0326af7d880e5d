import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { App } from '@/app/app'
import { BLOG_ROUTES } from '@/app/blog-routes'
import { matchRoute } from '@/app/match-route'
import { loadPage } from '@/app/page-module'
import { TEXT_ROUTES } from '@/app/text-routes'
import { TOOL_ROUTES } from '@/app/tool-routes'
import { FOOTER, MAIN_LINKS, MENUS } from '@/content/nav'
import { findPage, PAGES } from '@/content/registry'

async function open(path: string) {
  await loadPage(matchRoute(path).load)
  // Parts that come later (the panel of a result) may arrive meanwhile.
  return act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>,
    ),
  )
}

const menu = (label: string) => {
  const nav = screen.getByRole('navigation', { name: 'Main' })
  const details = within(nav).getByText(label).closest('details')
  if (!details) throw new Error(`no menu ${label}`)
  return details
}

test('every page of the registry has one route, and every route a row', () => {
  // Articles and categories have one route each for all of them, and no rows.
  const blog = BLOG_ROUTES.filter(({ path }) => !path.includes(':'))
  const routed = [...TOOL_ROUTES, ...TEXT_ROUTES, ...blog].map(({ path }) => path).toSorted()
  expect(routed).toEqual(PAGES.map(({ path }) => path as string).toSorted())
})

test('no link of header and footer is dead, but for the two that are meant to be', () => {
  const links = [...MAIN_LINKS, ...[...MENUS, ...FOOTER].flatMap((group) => group.links)]
  const dead = links.map(({ to }) => to).filter((to) => !findPage(to))
  expect(dead).toEqual(['/careers', '/affiliate'])
})

test.each(['/careers', '/affiliate', '/no/such/page', '/blog/%E0%A4%A'])('%s is the not-found page', async (path) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await open(path)
  expect(screen.getByRole('heading', { name: /Oops! Page not found/ })).toBeVisible()
  expect(await screen.findByText(path)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  expect(warn).toHaveBeenCalledWith('404: no page at', path)
})

test.each([
  ['/chatgpt', 'Best ChatGPT Prompt Generator'],
  ['/firebase', 'Best Firebase Studio Prompt Generator'],
])('%s presets its AI', async (path, heading) => {
  await open(path)
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.queryByLabelText('AI Model')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 2, name: /^About/ })).toBeVisible()
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
  window.scrollTo = vi.fn()
  Element.prototype.scrollIntoView = vi.fn()
  await loadPage(matchRoute('/writing-prompts/fantasy').load)
  await open('/writing-prompts/short-story')
  await user.click(screen.getByText('Give me one'))
  await waitFor(() => expect(document.querySelectorAll('[data-one] [data-alone]')).toHaveLength(1))
  await act(() => user.click(within(screen.getByRole('contentinfo')).getByText('Fantasy')))
  expect(screen.getByRole('heading', { level: 1, name: /Fantasy/ })).toBeVisible()
  expect(document.querySelector('[data-one], [data-alone], [data-action=all]')).toBeNull()
})

test('the stacked menu closes on a link, and the page changes', async () => {
  const user = userEvent.setup()
  window.scrollTo = vi.fn()
  // Coming near a link has loaded its page by the time it is followed.
  await loadPage(matchRoute('/claude').load)
  await open('/generator')
  const button = screen.getByRole('button', { name: 'Menu' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  const link = within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('link', { name: 'Claude' })
  await act(() => user.click(link))
  expect(await screen.findByRole('heading', { level: 1, name: 'Best Claude Prompt Generator' })).toBeVisible()
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('main')).toHaveFocus()
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
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
