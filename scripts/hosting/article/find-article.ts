import { SLUG_PATTERN, SUMMARY_COLUMNS } from '../../../supabase/functions/_shared/contracts/blog.ts'

/** Longest wait for a backend that does not answer. */
const TIMEOUT_MS = 2000

/** Where the articles are, as a visitor reads them. */
export interface Backend {
  readonly url: string
  /** Publishable key. */
  readonly key: string
}

/** A post as the database gives it. */
export interface ArticleRow {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly excerpt: string | null
  readonly category: string
  readonly content: string
  readonly cover?: string | null
  /** Its first words, where there is no excerpt. */
  readonly opening?: string | null
  readonly author_name?: string | null
  readonly search_title?: string | null
  readonly search_description?: string | null
  readonly created_at: string
  readonly updated_at: string
}

export type Found =
  | { readonly kind: 'article'; readonly row: ArticleRow }
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'missing' }

/**
 * Asks a backend for rows, in two seconds for all questions.
 * @throws Error if it does not answer, or with something else
 */
export function createAsk({ url, key }: Backend): <Row>(query: string) => Promise<Row[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return async (query) => {
    const answer = await fetch(`${url}/rest/v1/${query}`, { headers: { apikey: key }, signal })
    const rows: unknown = answer.ok ? await answer.json() : undefined
    if (!Array.isArray(rows)) throw new Error(`The backend answers ${answer.status}.`)
    return rows
  }
}

/**
 * Looks up what is at a blog address now.
 * @returns undefined if the backend does not answer within two seconds
 */
export async function findArticle(slug: string, backend: Backend): Promise<Found | undefined> {
  if (!SLUG_PATTERN.test(slug)) return { kind: 'missing' }
  const ask = createAsk(backend)
  const name = encodeURIComponent(slug)
  try {
    const [row] = await ask<ArticleRow>(`blog_posts?select=${SUMMARY_COLUMNS},content&slug=eq.${name}&limit=1`)
    if (row) return { kind: 'article', row }
    const [moved] = await ask<{ slug: string }>(`moved_posts?select=slug&old_slug=eq.${name}&limit=1`)
    return moved ? { kind: 'moved', slug: moved.slug } : { kind: 'missing' }
  } catch {
    return undefined
  }
}
