import {
  ADMIN_STATES,
  type AdminState,
  BLOG_CATEGORIES,
  POST_FIELD_NAMES,
  POST_FIELDS,
  type PostField,
} from '@contracts/blog.ts'
import * as z from 'zod/mini'
import type { StoredPost } from '../lib/post'

const column = (name: PostField) => {
  if (name === 'category') return z.enum(BLOG_CATEGORIES)
  return POST_FIELDS[name].empty === null ? z.nullable(z.string()) : z.string()
}

/** A row of the table of posts. */
export const storedPost = z.object({
  ...Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, column(name)])),
  id: z.string(),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
}) as unknown as z.ZodMiniType<StoredPost>

/** The states of a post: all but `all`. */
export type PostState = Exclude<AdminState, 'all'>
const STATES = Object.keys(ADMIN_STATES).filter((state) => state !== 'all') as PostState[]

/** A row of the admin's list: a post or a draft. */
export const listedPost = z.object({
  /** The draft's id, if it is one. */
  id: z.string(),
  title: z.string(),
  slug: z.nullable(z.string()),
  category: z.string(),
  created_at: z.string(),
  author: z.nullable(z.string()),
  state: z.enum(STATES),
  /** Whether it is a draft of changes to an existing post. */
  is_change: z.boolean(),
  /** When the database publishes it automatically. */
  publish_at: z.nullable(z.string()),
  /** Why publishing it failed. */
  publish_problem: z.nullable(z.string()),
})
export type ListedPost = z.infer<typeof listedPost>
