import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { KeptPages } from '@/features/offline/components/kept-pages'
import { CACHES } from '@/features/offline/lib/caches'
import { readKeptPages } from '@/features/offline/lib/kept-pages'

const html = (title: string) => `<title>no</title><main><h1>\n ${title}\n</h1></main>`

/** The browser's caches, holding pages by path. */
function keep(pages: Record<string, string>) {
  const cache = {
    keys: async () => Object.keys(pages).map((path) => ({ url: `https://promptory.test${path}` })),
    match: async ({ url }: { url: string }) => new Response(pages[new URL(url).pathname]),
  }
  const open = vi.fn<(name: string) => Promise<typeof cache>>(async () => cache)
  vi.stubGlobal('caches', { has: async (name: string) => name === CACHES.pages, open })
  return open
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the kept pages come by title; a page without one and the local generator are left out', async () => {
  keep({
    '/pricing': html('Pricing'),
    '/about': html('About <em>the</em> site'),
    '/odd': '<p>nothing</p>',
    '/prompt-generator': html('AI Prompt Generator'),
  })
  expect(await readKeptPages()).toEqual([
    { path: '/about', title: 'About the site' },
    { path: '/pricing', title: 'Pricing' },
  ])
})

test('where nothing was kept no cache is made, and a browser that refuses keeps nothing', async () => {
  const open = keep({})
  vi.stubGlobal('caches', { has: async () => false, open })
  expect(await readKeptPages()).toEqual([])
  expect(open).not.toHaveBeenCalled()
  vi.stubGlobal('caches', undefined)
  expect(await readKeptPages()).toEqual([])
})

/** Shows the list at an address, with or without a network, and a server that answers in a way. */
function show({ isOnline, answer }: { isOnline: boolean; answer: () => Promise<Response> }) {
  keep({ '/about': html('About') })
  const reload = vi.fn<() => void>()
  const ask = vi.fn(answer)
  vi.stubGlobal('location', { pathname: '/faq', href: 'https://promptory.test/faq', reload })
  vi.stubGlobal('fetch', ask)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  render(<KeptPages />)
  return { reload, ask }
}
const there = async () => new Response(null, { status: 200 })

test('the list leads with the local generator, its links are loaded whole, and the network brings the page', async () => {
  const { reload, ask } = show({ isOnline: false, answer: there })
  expect(await screen.findByRole('link', { name: 'About' })).toHaveAttribute('target', '_self')
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/prompt-generator')
  expect(ask).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(ask).toHaveBeenCalledExactlyOnceWith('https://promptory.test/faq', { method: 'HEAD' })
})

test('a network that came back before the list was alive brings the page, too', async () => {
  const { reload } = show({ isOnline: true, answer: there })
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is down', async () => new Response(null, { status: 503 })],
])('a site that %s is not loaded again and again', async (_, answer) => {
  const { reload, ask } = show({ isOnline: true, answer })
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await screen.findByRole('link', { name: 'About' })
  expect(reload).not.toHaveBeenCalled()
})
