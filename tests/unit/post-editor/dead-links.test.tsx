import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PostError } from '@/features/post-editor/api/post-error'
import { DeadLinks } from '@/features/post-editor/components/dead-links'
import { type EditorSurroundings, EditorProvider } from '@/features/post-editor/lib/editor-context'
import { server } from '../../msw/server.ts'
import { FakePosts, stored } from './fakes'

const DAY_MS = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const DEAD = { post: { id: 'old', title: 'Old post', slug: 'old' }, path: '/gone', words: 'that page' }

function open(api: FakePosts) {
  server.use(
    http.head('*/gone', () => new HttpResponse(null, { status: 404 })),
    http.head('*/about', () => new HttpResponse(null)),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <EditorProvider value={{ api } as unknown as EditorSurroundings}>
          <DeadLinks />
        </EditorProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}
const withLinks = () =>
  new FakePosts(stored({ title: 'Tides', content: '<a href="/gone">gone</a> <a href="/about">us</a>' }))

test('what the last check found is said at once, and nothing is checked within a week', async () => {
  const api = new FakePosts()
  api.linkCheck = { checked_at: ago(6.9), posts: 4, dead: [DEAD] }
  open(api)
  expect(await screen.findByText(/^One link leads nowhere, checked on/)).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('“that page” to /gone in Old post')
  expect(api.calls).toEqual(['lastLinkCheck'])
})

test('a visit after a week checks by itself, once, and keeps what it found', async () => {
  const api = withLinks()
  api.linkCheck = { checked_at: ago(7.1), posts: 4, dead: [] }
  open(api)
  expect(await screen.findByRole('listitem')).toHaveTextContent('“gone” to /gone in Tides')
  expect(screen.getByText(/^One link leads nowhere/)).toBeVisible()
  expect(api.linkCheck).toMatchObject({ posts: 1, dead: [{ path: '/gone', words: 'gone' }] })
  expect(api.calls).toEqual(['lastLinkCheck', 'texts', 'keepLinkCheck'])
})

test('the first visit checks, too, and a press does whenever somebody wants it', async () => {
  const api = withLinks()
  const user = open(api)
  await waitFor(() => expect(api.calls).toContain('keepLinkCheck'))
  await user.click(await screen.findByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(api.calls.filter((call) => call === 'keepLinkCheck')).toHaveLength(2))
})

test('a check that stopped says why, and what was known stays', async () => {
  const api = withLinks()
  api.linkCheck = { checked_at: ago(8), posts: 4, dead: [DEAD] }
  api.faults.texts = [new PostError('unreachable', 'The server cannot be reached.')]
  open(api)
  expect(await screen.findByText('The check stopped: The server cannot be reached.')).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('“that page”')
})
