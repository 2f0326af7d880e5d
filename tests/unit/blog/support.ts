import type { Post } from '@/features/blog/model/post'

/** A post as the backend gives it, with what a test needs to be different. */
export function aPost(change: Partial<Post> = {}): Post {
  return {
    id: 'b0000000-0000-4000-8000-000000000001',
    title: 'A post',
    slug: 'a-post',
    excerpt: 'In short.',
    opening: null,
    category: 'General',
    created_at: '2026-11-09T07:30:00+00:00',
    updated_at: '2026-11-09T07:30:00+00:00',
    read_time: '4 min',
    version: 1,
    content: '<p>One.</p><p>Two.</p><p>Three.</p>',
    ...change,
  }
}

/** The same without its text, as lists get it. */
export function aSummary(change: Partial<Post> = {}): Omit<Post, 'content'> {
  const { content: _, ...summary } = aPost(change)
  return summary
}
