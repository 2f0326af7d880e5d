import { FRESH_HEADER } from '../../supabase/functions/_shared/contracts/blog.ts'
import { type ArticleSettings, articleAnswer, slugOfPath } from './article/answer-article.ts'
import { createFreshFeeds } from './article/fresh-feeds.ts'
import { answerPrompt } from './prompt/answer-prompt.ts'
import { ASKED_ABOUT, SHELL, SHELL_PATHS, SITE_CONTENT } from './rules.ts'

/** What serves the site's files: a host, or our own server. */
export interface Host {
  /** Its answer to the request, as if there were nothing else. */
  readonly next: () => Promise<Response>
  /** Its answer for a path of the site. */
  readonly file: (path: string, method?: string) => Promise<Response>
}

/**
 * Answers, on every host and on our own server, for what the build has no file of: prompts in other forms than their
 * pages, feeds with the newest articles, articles that are newer than the build, and what only the browser can render.
 */
export function createAnswers(settings: ArticleSettings): (request: Request, host: Host) => Promise<Response> {
  const freshFeed = createFreshFeeds(settings.backend)
  return async (request, { next, file }) => {
    const prompt = await answerPrompt(request, settings.site, file)
    if (prompt) return prompt
    const built = await next()
    const { pathname, search } = new URL(request.url)
    if (built.ok) {
      const feed = await freshFeed(pathname, async () => {
        const content = await file(`/${SITE_CONTENT}`)
        return content.ok ? content.json() : undefined
      })
      if (feed === undefined) return built
      const headers = headersOf(built)
      headers.set(FRESH_HEADER, 'yes')
      return new Response(feed, { headers })
    }
    if (built.status !== 404 || !isForShell(pathname)) return built
    const shell = await file(`/${SHELL}`, request.method)
    const slug = slugOfPath(pathname)
    if (slug === undefined || !shell.ok) return shell
    const { status, html, location } = await articleAnswer(slug, await shell.text(), settings)
    const headers = headersOf(shell)
    if (location) headers.set('location', location + search)
    return new Response(html, { status, headers })
  }
}

function isForShell(pathname: string): boolean {
  try {
    return SHELL_PATHS.test(decodeURIComponent(pathname))
  } catch {
    return false // such as %E0%A4%A
  }
}

/** The headers of a host's answer, for another text in its place. */
function headersOf({ headers: given }: Response): Headers {
  const headers = new Headers(given)
  for (const name of ['etag', 'last-modified', 'content-length', 'content-encoding']) headers.delete(name)
  headers.set('cache-control', ASKED_ABOUT)
  return headers
}
