import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ArticleSettings } from '../hosting/article/answer-article.ts'
import { type Backend, findArticle } from '../hosting/article/find-article.ts'

const ASKED_AGAIN_MS = 10_000

/**
 * What the build left in articles.json.
 * @param backend in place of the one that the site was built for
 */
export function readArticleSettings(dist: string, backend?: Backend): ArticleSettings {
  const file = path.join(dist, 'articles.json')
  const built: ArticleSettings = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { site: { name: '', url: '' } }
  return { ...built, ...(backend && { backend }) }
}

/**
 * Tells which articles of the build are gone since. Nobody waits for it: the backend is asked behind an answer, at most
 * every ten seconds for one address, and the next answer knows. For addresses that have a file: their number is bounded.
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
