/**
 * The worker for Cloudflare Pages: answers requests that no file does. `_redirects` cannot, because its rules win over
 * files, so the shell would hide every article.
 */
import { createAnswers } from './answer-request.ts'

interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> }
}

const answer = createAnswers(__ARTICLE_SETTINGS__)

export default {
  fetch: (request: Request, { ASSETS }: Environment): Promise<Response> =>
    answer(request, {
      next: () => ASSETS.fetch(request),
      file: (path, method = 'GET') => ASSETS.fetch(new Request(new URL(path, request.url), { method })),
    }),
}
