import type { PictureTexts } from '../../src/lib/share-picture.ts'
import type { ArticleSettings } from '../hosting/article/answer-article.ts'
import { pictureTextsOf } from '../hosting/article/article-texts.ts'
import { findArticle } from '../hosting/article/find-article.ts'

/** Draws a picture for shared links, as PNG. */
export type DrawPicture = (texts: PictureTexts & { readonly siteName: string }) => Promise<Buffer>

const PATH = /^\/og\/blog\/([^/]+)\.png$/
export const isArticlePicture = (pathname: string): boolean => PATH.test(pathname)

/** Pictures held in memory, of some 50 kB each. */
const MOST = 100
/** Pictures that may wait to be drawn; a page beyond them is shared without one. */
const MOST_WAITING = 20

/**
 * Pictures for shared links to articles that are newer than the build. Each is drawn when it is first asked for, one after
 * the other, because drawing keeps the processor busy; a changed title or excerpt makes another one.
 * @returns a function from the path of a picture to the picture; undefined if there is no such article
 */
export function createArticlePictures(
  draw: DrawPicture,
  { site, backend }: ArticleSettings,
): (pathname: string) => Promise<Buffer | undefined> {
  const kept = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async (pathname) => {
    const [, slug] = PATH.exec(pathname) ?? []
    const found = slug !== undefined && backend ? await findArticle(slug, backend) : undefined
    const texts = found?.kind === 'article' ? pictureTextsOf(found.row) : undefined
    if (!texts) return undefined
    const key = JSON.stringify(texts)
    const known = kept.get(key)
    if (known) return known
    if (waiting >= MOST_WAITING) return undefined
    waiting += 1
    const drawn = last.then(() => draw({ ...texts, siteName: site.name }))
    last = drawn.catch(() => kept.delete(key)).finally(() => (waiting -= 1))
    kept.set(key, drawn)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return drawn
  }
}
