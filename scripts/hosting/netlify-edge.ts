/** The edge function for Netlify: answers requests that no file does. */
import { createAnswers } from './answer-request.ts'

interface Context {
  next(): Promise<Response>
}

const answerRequest = createAnswers(__ARTICLE_SETTINGS__)

export default (request: Request, context: Context): Promise<Response> =>
  answerRequest(request, {
    next: () => context.next(),
    file: (path, method = 'GET') => fetch(new URL(path, request.url), { method, redirect: 'manual' }),
  })

// Literal values, because Netlify reads this without running the file. A test compares them with rules.ts.
export const config = {
  path: [
    '/blog/:slug',
    '/admin',
    '/admin/*',
    '/embed/prompts/*',
    '/prompts/*.md',
    '/prompts/*.json',
    '/oembed',
    '/sitemap.xml',
    '/rss.xml',
    '/feed.json',
    '/llms.txt',
  ],
  excludedPath: '/blog/category/*',
}
