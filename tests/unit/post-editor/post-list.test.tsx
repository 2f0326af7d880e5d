import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PostList } from '@/features/post-editor/components/post-list'
import { type EditorSurroundings, EditorProvider } from '@/features/post-editor/lib/editor-context'
import { FakePosts, stored } from './fakes'

test('a search that finds nothing under one state says so, and looks in all by a press', async () => {
  const api = new FakePosts(stored({ title: 'The harbour' }))
  const { list } = api
  api.list = async (view: { search: string; state?: string }) =>
    view.state === 'all' ? list(view) : { posts: [], next: undefined }
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider value={{ api, history: {} } as unknown as EditorSurroundings}>
        <PostList />
      </EditorProvider>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: ['/admin/blog?q=harbour&state=taken_back'],
  })
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('No posts found')).toBeVisible()
  expect(screen.getByText(/Only “Taken back” was searched/)).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Search all posts' }))
  expect(await screen.findByRole('link', { name: 'The harbour' })).toBeVisible()
  expect(router.state.location.search).toBe('?q=harbour')
  expect(screen.queryByText(/Only under/)).toBeNull()
})
