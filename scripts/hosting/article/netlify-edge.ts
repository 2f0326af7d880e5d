/** Netlify's edge function for articles: replaces an answer that is the shell. */
import { respondWithArticle } from './answer-article.ts'
import { WAITING } from './article-page.ts'

interface Context {
  next(request: Request): Promise<Response>
}

export default async function answer(request: Request, context: Context): Promise<Response> {
  const isHead = request.method === 'HEAD'
  // Recognises the shell by its text, which HEAD would not return.
  const given = await context.next(isHead ? new Request(request, { method: 'GET' }) : request)
  const isShell = given.status === 200 && (await given.clone().text()).includes(WAITING[0])
  const answered = isShell ? await respondWithArticle(request, given, __ARTICLE_SETTINGS__) : given
  return isHead ? new Response(null, answered) : answered
}

// Literal values, because Netlify reads this without running the file.
export const config = { path: '/blog/:slug', excludedPath: '/blog/category/*' }
