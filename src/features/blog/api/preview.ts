import { BLOG_CATEGORIES, DEFAULT_BLOG_CATEGORY, POST_FIELD_NAMES, type PostField } from '@contracts/blog.ts'
import { PREVIEW_DRAFT_FUNCTION } from '@contracts/functions.ts'
import { previewDraftResponse } from '@contracts/preview-draft.ts'
import { callFunction } from '@/lib/call-function'
import { isoTime } from '@/lib/iso-time'
import type { Post } from '../lib/post'

const TIMEOUT_MS = 10_000

/** A draft as an article, and when its link expires. */
export interface DraftPreview {
  readonly post: Post
  readonly expiresAt: string
}

/**
 * The draft of a preview link's secret; null if the link does not work (any more).
 * @throws CallError
 */
export async function fetchPreview(secret: string): Promise<DraftPreview | null> {
  const { draft } = await callFunction({
    name: PREVIEW_DRAFT_FUNCTION,
    body: { secret },
    response: previewDraftResponse,
    failure: 'Failed to load the draft',
    invalid: 'Invalid response from the blog',
    quota: 'Please try again in a minute.',
    isCountedByDevice: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!draft) return null
  const { fields, expiresAt } = draft
  const text = (name: string) => fields[name]?.trim() || null
  const category = BLOG_CATEGORIES.find((name) => name === fields.category) ?? DEFAULT_BLOG_CATEGORY
  const savedAt = isoTime(draft.savedAt)
  return {
    expiresAt: isoTime(expiresAt),
    post: {
      // Every field of a post.
      ...(Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, text(name)])) as Record<PostField, string | null>),
      id: 'preview',
      title: text('title') ?? 'Untitled',
      category,
      content: fields.content ?? '',
      opening: null,
      author_name: null,
      version: 1,
      created_at: savedAt,
      updated_at: savedAt,
    },
  }
}
