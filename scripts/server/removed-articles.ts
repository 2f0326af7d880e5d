import { type Backend, findArticle } from '../hosting/article/find-article.ts'

const ASKED_AGAIN_MS = 10_000

/**
 * Tells which of the build's articles have been removed since. Never delays an answer: it asks the backend afterwards,
 * at most every ten seconds per address, and the next answer uses the result. Only for addresses with a file, so that
 * their number is bounded.
 */
export function watchRemoved(backend: Backend | undefined): (slug: string) => boolean {
  const known = new Map<string, { askedAt: number; isGone: boolean }>()
  return (slug) => {
    if (!backend) return false
    const { askedAt = 0, isGone = false } = known.get(slug) ?? {}
    if (Date.now() - askedAt > ASKED_AGAIN_MS) {
      known.set(slug, { askedAt: Date.now(), isGone })
      void findArticle(slug, backend).then((found) => {
        if (found) known.set(slug, { askedAt: Date.now(), isGone: found.kind !== 'article' })
      })
    }
    return isGone
  }
}
