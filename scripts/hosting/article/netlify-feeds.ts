/** Netlify's edge function that adds new articles to feeds, sitemap and the list for language models. */
import { respondWithFeed } from './fresh-feeds.ts'

interface Context {
  next(request: Request): Promise<Response>
}

export default async function answer(request: Request, context: Context): Promise<Response> {
  const built = await context.next(request)
  return respondWithFeed(request, built, __ARTICLE_SETTINGS__, (path) => fetch(new URL(path, request.url)))
}

// Literal values, because Netlify reads this without running the file. A test compares it with `FEEDS`.
export const config = { path: ['/sitemap.xml', '/rss.xml', '/feed.json', '/llms.txt'] }
