/** The function for Vercel: a rewrite leads here where no file has the address. The request keeps its own address. */
import { SHELL } from '../rules.ts'
import { respondWithArticle } from './answer-article.ts'

export default {
  async fetch(request: Request): Promise<Response> {
    const shell = await fetch(new URL(`/${SHELL}`, request.url))
    return respondWithArticle(request, shell, __ARTICLE_SETTINGS__)
  },
}
