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

/** The answer for a blog address: a page, or a redirect. */
export type ArticleAnswer =
  | { readonly status: 200 | 404; readonly html: string }
  | { readonly status: 301; readonly location: string }

/**
 * The answer for an article without a built page. If the backend cannot be reached, it is the unchanged shell, and the
 * app asks the backend itself.
 */
export async function answerArticle(slug: string, shell: string, settings: ArticleSettings): Promise<ArticleAnswer> {
  const { site, backend, drawsPictures = false } = settings
  const found = backend && (await findArticle(slug, backend))
  if (!found) return { status: 200, html: shell }
  if (found.kind === 'moved') return { status: 301, location: articlePath(found.slug) }
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

/**
 * `answerArticle` for a host's worker.
 * @param shell the host's answer with the shell, whose headers are kept
 */
export async function respondWithArticle(
  request: Request,
  shell: Response,
  settings: ArticleSettings,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const slug = slugOfPath(pathname)
  if (slug === undefined || !shell.ok) return shell
  const answer = await answerArticle(slug, await shell.text(), settings)
  const headers = new Headers(shell.headers)
  for (const name of ['etag', 'last-modified', 'content-length', 'content-encoding']) headers.delete(name)
  headers.set('cache-control', 'no-cache')
  if (answer.status !== 301) return new Response(answer.html, { status: answer.status, headers })
  headers.set('location', answer.location + search)
  return new Response(null, { status: 301, headers })
}
