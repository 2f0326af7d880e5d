import { BLOG_CATEGORIES } from '@contracts/blog.ts'
import * as z from 'zod/mini'
import type { StoredPost } from '../lib/post'

/** One post as the table gives it. */
export const storedPost: z.ZodMiniType<StoredPost> = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  category: z.enum(BLOG_CATEGORIES),
  excerpt: z.nullable(z.string()),
  read_time: z.string(),
  content: z.string(),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
})

/** One line of the admin's list. */
export const listedPost = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.nullable(z.string()),
  category: z.string(),
  created_at: z.string(),
  author: z.nullable(z.string()),
})
export type ListedPost = z.infer<typeof listedPost>
