import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { fetchSinglePrompt } from '@/content/single-prompt'
import { SINGLE_PROMPT_ROUTE } from '@/lib/prompt-path'
import { server } from '../../msw/server'
import { openSite } from '../../support/site'

const POSTER = '/prompts/the-misspelt-election-poster'

describe('the page of a prompt', () => {
  test('shows it with what can be done, what is known of it, and others like it', async () => {
    await openSite(POSTER)
    expect(screen.getByRole('heading', { level: 1, name: 'The misspelt election poster' })).toBeVisible()
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(crumbs.getByRole('link', { name: 'Writing Prompts' })).toHaveAttribute('href', '/writing-prompts')
    const card = within(screen.getAllByRole('group', { name: 'The misspelt election poster' })[0] as HTMLElement)
    expect(card.getByRole('link', { name: 'Write it here' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/write#/),
    )
    expect(card.getByRole('button', { name: 'Copy' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Scene' })).toHaveAttribute('href', '/prompts?form=scene')
    expect(screen.getByRole('heading', { name: 'The short version' })).toBeVisible()
    const alike = screen.getByRole('heading', { name: 'Others like it' }).parentElement as HTMLElement
    const links = within(alike)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(links.filter((to) => to?.startsWith('/prompts/'))).toHaveLength(6)
    expect(links).not.toContain(POSTER)
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  })

  test('is saved, shared, and known as saved on its list, under its own address', async () => {
    const user = userEvent.setup()
    await openSite(POSTER)
    await user.click(screen.getAllByRole('button', { name: 'Share' })[0] as HTMLElement)
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(new RegExp(`${POSTER}$`)))
    const save = screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement
    await user.click(save)
    expect(save).toHaveAttribute('aria-pressed', 'true')
    expect(localStorage.getItem('promptory:favourites')).toContain(`"address":"${POSTER}"`)
  })

  test('of a prompt that was saved at its old place knows it, and forgets it', async () => {
    const user = userEvent.setup()
    const old = { address: '/writing-prompts#prompt-4', text: 't', page: 'p', savedAt: '2026-11-01T00:00:00Z' }
    localStorage.setItem('promptory:favourites', JSON.stringify([old]))
    await openSite(POSTER)
    const save = screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement
    expect(save).toHaveAttribute('aria-pressed', 'true')
    await user.click(save)
    expect(localStorage.getItem('promptory:favourites') ?? '[]').not.toContain('/writing-prompts')
  })

  test('that does not exist is the not-found page', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await openSite('/prompts/no-such-prompt')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
  })
})

describe('what a built page carries', () => {
  const page = (content: unknown) =>
    `<p>…</p><script type="application/json" id="hydration-data">${JSON.stringify({
      loaderData: { [SINGLE_PROMPT_ROUTE]: { path: '/prompts/x', content } },
    })}</script>`

  test('is read from its document', async () => {
    server.use(http.get('/prompts/the-lamp', () => HttpResponse.html(page({ purpose: 'fiction' }))))
    expect(await fetchSinglePrompt('the-lamp')).toEqual({ purpose: 'fiction' })
  })

  test('is nothing where there is no such page, and a fault where something else comes', async () => {
    server.use(
      http.get('/prompts/unknown', () => new HttpResponse(null, { status: 404 })),
      http.get('/prompts/broken', () => new HttpResponse(null, { status: 500 })),
      http.get('/prompts/odd', () => HttpResponse.html('<p>Welcome to the hotel’s network</p>')),
      http.get('/prompts/newer', () => HttpResponse.html(`<html data-build="2">${page({ purpose: 'fiction' })}`)),
    )
    expect(await fetchSinglePrompt('unknown')).toBeUndefined()
    await expect(fetchSinglePrompt('broken')).rejects.toThrow('500')
    await expect(fetchSinglePrompt('odd')).rejects.toThrow('carries no prompt')
    await expect(fetchSinglePrompt('newer')).rejects.toThrow('of another build')
  })

  test('of an old address is the way to the new one', async () => {
    const moved = Object.assign(new Response(''), {})
    Object.defineProperties(moved, {
      redirected: { value: true },
      url: { value: 'https://promptory.test/prompts/a-lamp' },
    })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(moved)
    expect(await fetchSinglePrompt('the-lamp')).toEqual({ movedTo: 'a-lamp' })
  })
})
