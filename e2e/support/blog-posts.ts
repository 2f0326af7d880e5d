import type { APIRequestContext } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { backendKeys } from './backend.ts'

/** An article that the build made a page of, and that no journey changes. */
export const BUILT = '/blog/forbid-the-first-answer'

interface NewPost {
  title: string
  slug: string
  content: string
  category?: string
  excerpt?: string | null
  created_at?: string
}

/** The table of posts, as the service role reaches it. */
export function table(request: APIRequestContext) {
  const { secretKey } = backendKeys()
  const headers = { apikey: secretKey, prefer: 'return=minimal' }
  const url = '/rest/v1/blog_posts'
  return {
    async add(posts: NewPost[]) {
      const slugs = posts.map(({ slug }) => slug).join(',')
      await request.delete(`${url}?slug=in.(${encodeURIComponent(slugs)})`, { headers })
      const data = posts.map((post) => ({
        category: 'General',
        excerpt: null,
        created_at: '2002-02-02T00:00:00Z',
        ...post,
      }))
      expect((await request.post(url, { headers, data })).ok()).toBe(true)
    },
    async change(slug: string, data: Partial<NewPost>) {
      expect((await request.patch(`${url}?slug=eq.${slug}`, { headers, data })).ok()).toBe(true)
    },
    async remove(slug: string) {
      expect((await request.delete(`${url}?slug=eq.${encodeURIComponent(slug)}`, { headers })).ok()).toBe(true)
    },
  }
}
