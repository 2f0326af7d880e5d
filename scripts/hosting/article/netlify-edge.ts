/** The edge function for Netlify: stands before the articles, and changes the answers that are the shell. */
import { respondWithArticle } from './answer-article.ts'
import { WAITING } from './article-page.ts'

export default async function answer(request: Request, context: { next: () => Promise<Response> }): Promise<Response> {
  const given = await context.next()
  if (given.status !== 200 || !(await given.clone().text()).includes(WAITING[0])) return given
  return respondWithArticle(request, given, __ARTICLE_SETTINGS__)
}

// Written out: Netlify reads it without running the file.
export const config = { path: '/blog/:slug', excludedPath: '/blog/category/*' }
