import { POST_FIELD_NAMES } from '@contracts/blog.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Post } from '@/features/blog/lib/post'
import { createBlogClient } from '@/pages/blog/blog-data'

/** Shows a part of the blog at an address, with server state of its own. */
export function showBlog(part: ReactNode, address: string) {
  const client = createBlogClient()
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] })
  const show = () =>
    render(
      <HelmetProvider>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </HelmetProvider>,
    )
  const go = (to: string | number) => act(() => router.navigate(to as string))
  return { client, router, show, go }
}

/** A post as the backend gives it, with what a test needs to be different. */
export function aPost(change: Partial<Post> = {}): Post {
  const nothing = Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, null]))
  return {
    ...nothing,
    id: 'b0000000-0000-4000-8000-000000000001',
    title: 'A post',
    slug: 'a-post',
    excerpt: 'In short.',
    opening: null,
    author_name: null,
    category: 'General',
    created_at: '2026-11-09T07:30:00+00:00',
    updated_at: '2026-11-09T07:30:00+00:00',
    read_time: '4 min',
    version: 1,
    content: '<p>One.</p><p>Two.</p><p>Three.</p>',
    ...change,
  } as Post
}

/** The same without its text, as lists get it. */
export function aSummary(change: Partial<Post> = {}): Omit<Post, 'content'> {
  const { content: _, ...summary } = aPost(change)
  return summary
}
