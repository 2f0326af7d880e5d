import type { Answer } from '@/lib/as-admin'
import { REASONS } from '../messages'

/** Why a call failed, as far as it matters for the next step. */
export type PostErrorKind = 'slug_taken' | 'id_taken' | 'session' | 'forbidden' | 'unreachable' | 'refused'

/** A failed call about posts; the message is for the admin. */
export class PostError extends Error {
  readonly kind: PostErrorKind

  constructor(kind: PostErrorKind, message: string) {
    super(message)
    this.name = 'PostError'
    this.kind = kind
  }
}

const UNIQUE_VIOLATION = '23505'
const INSUFFICIENT_PRIVILEGE = '42501'

/** Interprets an answer with an error. `status` 0: there was no answer. */
export function toPostError(error: NonNullable<Answer['error']>, status: number): PostError {
  const { code = '', message, details } = error
  if (code === UNIQUE_VIOLATION) {
    const text = `${message} ${details ?? ''}`
    if (text.includes('blog_posts_slug_key')) return new PostError('slug_taken', message)
    if (text.includes('blog_posts_pkey') || text.includes('blog_post_drafts_pkey'))
      return new PostError('id_taken', message)
  }
  if (code === INSUFFICIENT_PRIVILEGE) return new PostError('forbidden', REASONS.forbidden)
  if (status === 401) return new PostError('session', REASONS.session)
  if (/TimeoutError|AbortError/.test(`${message} ${details ?? ''}`)) return new PostError('unreachable', REASONS.slow)
  if (status === 0) return new PostError('unreachable', REASONS.unreachable)
  if (status >= 500) return new PostError('unreachable', `The server answered with an error (${status}).`)
  return new PostError('refused', message || `The server answered with an error (${status}).`)
}
