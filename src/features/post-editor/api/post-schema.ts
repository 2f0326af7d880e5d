import { BLOG_CATEGORIES, POST_FIELD_NAMES, POST_FIELDS, type PostField } from '@contracts/blog.ts'
import * as z from 'zod/mini'
import type { StoredPost } from '../lib/post'

const column = (name: PostField) => {
  if (name === 'category') return z.enum(BLOG_CATEGORIES)
  return POST_FIELDS[name].empty === null ? z.nullable(z.string()) : z.string()
}

/** One post as the table gives it. */
export const storedPost = z.object({
  ...Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, column(name)])),
  id: z.string(),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
}) as unknown as z.ZodMiniType<StoredPost>

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
