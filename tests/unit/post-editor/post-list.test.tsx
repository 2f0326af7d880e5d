import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { PostList } from '@/features/post-editor/components/post-list'
import { type EditorSurroundings, EditorProvider } from '@/features/post-editor/lib/editor-context'
import { FakePosts, stored } from './fakes'

afterEach(() => vi.useRealTimers())

/** Shows the list at an address of it. */
function openList(api: FakePosts, address: string) {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider value={{ api, history: {} } as unknown as EditorSurroundings}>
        <PostList />
      </EditorProvider>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return router
}

test('an order chosen right after typing is kept when the search follows', async () => {
  const router = openList(new FakePosts(stored({ title: 'The harbour' })), '/admin/blog')
  await screen.findByRole('link', { name: 'The harbour' })
  vi.useFakeTimers()
  fireEvent.change(screen.getByLabelText('Search posts'), { target: { value: 'harbour' } })
  // In one act, which holds back what React may render later, as a busy browser does.
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'title' } })
    await vi.advanceTimersByTimeAsync(1000)
  })
  expect(router.state.location.search).toBe('?q=harbour&sort=title')
  expect(screen.getByLabelText('Order')).toHaveValue('title')
})
