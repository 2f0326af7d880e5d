import type { BuiltBlog } from '../../src/build/blog.ts'
import { pageFile } from './page-job.ts'
import { pictureTexts } from '../../src/lib/share-picture.ts'

/**
 * Writes the blog's category pages and the articles that exist at build time.
 * @param write renders one page
 * @returns the articles, newest first, and the categories that have some, for sitemap and feeds; the articles that get
 *   their own picture; and how many files were written
 */
export async function writeBlog(
  { articles, categories: all }: Pick<BuiltBlog, 'articles' | 'categories'>,
  write: (url: string, file: string) => Promise<{ title: string; description: string }>,
) {
  let count = 0
  const categories = []
  for (const { path: url, added } of all) {
    const about = await write(url, pageFile(url))
    count += 1
    if (added) categories.push({ path: url, added: added.slice(0, 10), ...about })
  }
  for (const article of articles.filter(({ isPrerendered }) => isPrerendered)) {
    try {
      // Addresses are escaped, names of files are not.
      await write(article.path, pageFile(decodeURIComponent(article.path)))
      count += 1
    } catch (error) {
      // One bad article must not fail the build; the browser renders it instead.
      console.warn(`WARNING: ${article.path} is left to the browser: ${(error as Error).message}`)
    }
  }
  const pictures = articles.flatMap((article) => {
    const texts = article.hasPicture ? pictureTexts(article) : undefined
    return texts ? [{ path: decodeURIComponent(article.path), ...texts }] : []
  })
  return { articles, categories, pictures, count }
}
