import { articlePath, articlePieces, fillShell, missingPieces, type SiteFacts } from './article-page.ts'
import { pictureTextsOf } from './article-texts.ts'
import { type Backend, findArticle } from './find-article.ts'

/** What the build knows and the workers of hosts need. */
export interface ArticleSettings {
  readonly site: SiteFacts
  /** Undefined if the backend is on the site's own origin, as only with `npm start`. */
  readonly backend?: Backend | undefined
  /** Whether the server draws the pictures of articles that are newer than the build. */
  readonly drawsPictures?: boolean
}

/** The answer for a blog address: a page, or the way to another address. */
export interface ArticleAnswer {
  readonly status: 200 | 301 | 404
  readonly html: string | null
  readonly location?: string
}

/**
 * The answer for an article without a built page. If the backend cannot be reached, it is the unchanged shell, and the
 * app asks the backend itself.
 */
export async function articleAnswer(slug: string, shell: string, settings: ArticleSettings): Promise<ArticleAnswer> {
  const { site, backend, drawsPictures = false } = settings
  const found = backend && (await findArticle(slug, backend))
  if (!found) return { status: 200, html: shell }
  if (found.kind === 'moved') return { status: 301, html: null, location: articlePath(found.slug) }
  if (found.kind === 'missing') {
    return { status: 404, html: fillShell(shell, missingPieces(site), { slug, post: null }) }
  }
  try {
    const { row } = found
    // The app goes by it as well.
    const hasPicture = drawsPictures && pictureTextsOf(row) !== undefined
    const post = hasPicture ? { ...row, hasPicture } : row
    return { status: 200, html: fillShell(shell, articlePieces(post, site), { slug, post }) }
  } catch {
    // One odd row must not take its page away: the app shows it as well as it can.
    return { status: 200, html: shell }
  }
}

/** The decoded slug in a path: empty, which no slug is, if it cannot be decoded; undefined for other addresses. */
export function slugOfPath(pathname: string): string | undefined {
  const [, raw] = /^\/blog\/([^/]+)\/?$/.exec(pathname) ?? []
  try {
    return raw === undefined ? undefined : decodeURIComponent(raw).normalize()
  } catch {
    return '' // such as %E0%A4%A
  }
}
