import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { PostError } from '@/features/post-editor/api/post-error'
import { NewPost } from '@/features/post-editor/components/new-post'
import { type EditorSurroundings, EditorProvider } from '@/features/post-editor/lib/editor-context'
import { EMPTY_FIELDS, type PostFields } from '@/features/post-editor/lib/post'
import { server } from '../../msw/server.ts'
import { expectToast } from '../../support/toasts.ts'
import { FakePosts, stored } from './fakes'

// The editor itself is a megabyte, and tested in a browser.
vi.mock('@/features/post-editor/components/content-field', () => ({ ContentField: () => null }))

const FIELDS = { ...EMPTY_FIELDS, title: 'Gone', slug: 'obvious-first', content: '<p>x</p>' }

function open(deletedFields: () => Promise<PostFields | null>, api = new FakePosts()) {
  const surroundings = {
    api,
    history: { deletedFields },
    pictures: { isOwn: () => false },
    fetchEditorKey: async () => undefined,
  } as unknown as EditorSurroundings
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider value={surroundings}>
        <NewPost deletedId="gone" />
      </EditorProvider>
    </QueryClientProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  return userEvent.setup()
}

test('a deleted post that cannot be read is told, with another try', async () => {
  const read = vi.fn<() => Promise<PostFields | null>>()
  read.mockRejectedValueOnce(new PostError('unreachable', 'The server cannot be reached.')).mockResolvedValue(FIELDS)
  const user = open(read)
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached.')
  expect(screen.queryByLabelText('Slug*')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByLabelText('Slug*')).toHaveValue('obvious-first')
})

test('one that is not kept is told, and no empty form takes its place', async () => {
  open(async () => null)
  expect(await screen.findByRole('alert')).toHaveTextContent('not kept any more')
  expect(screen.queryByLabelText('Slug*')).toBeNull()
})

test('a slug that another post has now is marked, with that post’s title', async () => {
  open(async () => FIELDS, new FakePosts(stored({ title: 'Taker' })))
  expect(await screen.findByLabelText('Slug*')).toBeInvalid()
  expect(screen.getByLabelText('Slug*')).toHaveAccessibleDescription(/Another post has this slug.*“Taker”/)
})

test('one that is reserved for an older address can be taken', async () => {
  const api = new FakePosts()
  api.slugHolder = async () => ({
    id: 'other',
    title: 'Moved',
    slug: 'moved',
    isOld: true,
    isDeleted: false,
    isTakenBack: false,
  })
  const user = open(async () => FIELDS, api)
  expect(await screen.findByLabelText('Slug*')).toHaveAccessibleDescription(/older address of “Moved”/)
  await user.click(screen.getByRole('button', { name: 'Take this slug' }))
  expect(api.calls).toContain('freeSlug')
  await waitFor(() => expect(screen.getByLabelText('Slug*')).toBeValid())
})

test('links that lead nowhere are told after a save, however they came into the text', async () => {
  server.use(
    http.head('*/gone', () => new HttpResponse(null, { status: 404 })),
    http.head('*/about', () => new HttpResponse(null)),
  )
  const content = '<p><a href="/gone">that page</a> <a href="/about">us</a></p>'
  const user = open(async () => ({ ...FIELDS, content }))
  await user.click(await screen.findByRole('button', { name: 'Create Post' }))
  await expectToast('One link leads nowhere')
  expect(screen.getByText('“that page” to /gone. The post is saved all the same.')).toBeVisible()
})
