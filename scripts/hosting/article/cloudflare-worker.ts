/**
 * The worker for Cloudflare Pages: answers where no file does. A rule of `_redirects` cannot: there it wins over a file,
 * so that every article would be hidden by the shell.
 */
import { SHELL, SHELL_PATHS } from '../rules.ts'
import { respondWithArticle } from './answer-article.ts'

interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> }
}

const pathOf = (url: string) => {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return ''
  }
}

export default {
  async fetch(request: Request, env: Environment): Promise<Response> {
    const answer = await env.ASSETS.fetch(request)
    if (answer.status !== 404 || !SHELL_PATHS.test(pathOf(request.url))) return answer
    const shell = await env.ASSETS.fetch(new Request(new URL(`/${SHELL}`, request.url), { method: request.method }))
    return respondWithArticle(request, shell, __ARTICLE_SETTINGS__)
  },
}
