/**
 * The worker for Cloudflare Pages: answers requests that no file does. `_redirects` cannot, because its rules win over
 * files, so the shell would hide every article.
 */
import { respondWithArticle } from './article/answer-article.ts'
import { respondWithFeed } from './article/fresh-feeds.ts'
import { respondWithPrompt } from './prompt/respond-with-prompt.ts'
import { SHELL, SHELL_PATHS } from './rules.ts'

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
    const file = (path: string, method = 'GET') => env.ASSETS.fetch(new Request(new URL(path, request.url), { method }))
    const prompt = await respondWithPrompt(request, __ARTICLE_SETTINGS__.site, file)
    if (prompt) return prompt
    const answer = await respondWithFeed(request, await env.ASSETS.fetch(request), __ARTICLE_SETTINGS__, file)
    if (answer.status !== 404 || !SHELL_PATHS.test(pathOf(request.url))) return answer
    return respondWithArticle(request, await file(`/${SHELL}`, request.method), __ARTICLE_SETTINGS__)
  },
}
