import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { fetchSinglePrompt } from '@/content/single-prompt'
import { SINGLE_PROMPT_ROUTE } from '@/lib/prompt-path'
import { server } from '../../msw/server'
import { openSite } from '../../support/site'

const POSTER = '/prompts/the-misspelt-election-poster'

describe('the page of a prompt', () => {
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
