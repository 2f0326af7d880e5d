import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { showToast } from '@/components/toast'
import { PostError } from '@/features/post-editor/api/post-error'
import { type EditorSurroundings, EditorProvider } from '@/features/post-editor/lib/editor-context'
import { EMPTY_FIELDS } from '@/features/post-editor/lib/post'
import { usePutBack } from '@/features/post-editor/lib/use-put-back'
import { FakePosts, stored } from './fakes'

vi.mock('@/components/toast', () => ({ showToast: vi.fn<typeof showToast>() }))

function PutBack({ ids }: { ids: readonly string[] }) {
  const putBack = usePutBack()
  return <button onClick={() => void putBack(...ids)}>Undo</button>
}

async function undo(api: FakePosts, ids: readonly string[]) {
  vi.mocked(showToast).mockClear()
  const history = {
    deletedFields: async (id: string) => ({ ...EMPTY_FIELDS, title: id, slug: id, content: '<p>x</p>' }),
  }
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider value={{ api, history } as unknown as EditorSurroundings}>
        <PutBack ids={ids} />
      </EditorProvider>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(<RouterProvider router={router} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo' }))
  return router
}

test('several posts that are put back are one message', async () => {
  const api = new FakePosts()
  await undo(api, ['one', 'two', 'three'])
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('success', '3 posts are back on the blog'))
  expect(showToast).toHaveBeenCalledOnce()
  expect([...api.rows.keys()]).toEqual(['one', 'two', 'three'])
})

test('one that fails and one whose slug is taken hold up none of the others', async () => {
  const api = new FakePosts(stored({ slug: 'one' }))
  const insert = api.insert
  api.insert = (id, row) =>
    id === 'two' ? Promise.reject(new PostError('unreachable', 'The server cannot be reached.')) : insert(id, row)
  const router = await undo(api, ['one', 'two', 'three'])
  await waitFor(() => expect(router.state.location.search).toBe('?deleted=one'))
  expect(vi.mocked(showToast).mock.calls.map(([kind, title]) => [kind, title])).toEqual([
    ['error', 'Failed to create post: The server cannot be reached.'],
    ['success', 'The post is back on the blog'],
    ['warning', 'Another post has this address now'],
  ])
})
