import type { PictureTexts } from '../../src/lib/share-picture.ts'
import type { ArticleSettings } from '../hosting/article/answer-article.ts'
import { pictureTextsOf } from '../hosting/article/article-texts.ts'
import { findArticle } from '../hosting/article/find-article.ts'
import type { SiteContent } from '../hosting/feeds.ts'

/** Draws a picture for shared links, as PNG. */
export type DrawPicture = (texts: PictureTexts & { readonly siteName: string }) => Promise<Buffer>

const PATH = /^\/og(\/.+)\.png$/
const ARTICLE = /^\/blog\/([^/]+)$/

/** Pictures held in memory, of some 50 kB each. */
const MOST = 100
/** Pictures that may wait to be drawn; a page beyond them is shared without one. */
const MOST_WAITING = 20

/**
 * Pictures for shared links that the build has not drawn: of its pages, where it left them to the server, and of articles
 * that are newer than the build. Each is drawn when it is first asked for, one after the other, because drawing keeps the
 * processor busy; a changed title or excerpt makes another one.
 * @param content what the build says of its pages
 * @returns a function from the path of a picture to the picture; undefined if there is no such page
 */
export function createSharePictures(
  draw: DrawPicture,
  { site, backend }: ArticleSettings,
  { pages }: Pick<SiteContent, 'pages'>,
): (pathname: string) => Promise<Buffer | undefined> {
  const pageAt = new Map(pages.map(({ path, ...page }) => [path === '/' ? '/home' : path, page]))
  const kept = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function textsFor(path: string): Promise<PictureTexts | undefined> {
    const [, slug] = ARTICLE.exec(path) ?? []
    if (slug === undefined) return pageAt.get(path)
    const found = backend && (await findArticle(slug, backend))
    return found?.kind === 'article' ? pictureTextsOf(found.row) : undefined
  }

  return async (pathname) => {
    const [, path] = PATH.exec(pathname) ?? []
    const texts = path === undefined ? undefined : await textsFor(path)
    if (!texts) return undefined
    const { title, description } = texts
    const key = JSON.stringify([title, description])
    const known = kept.get(key)
    if (known) return known
    if (waiting >= MOST_WAITING) return undefined
    waiting += 1
    const drawn = last.then(() => draw({ title, description, siteName: site.name }))
    last = drawn.catch(() => kept.delete(key)).finally(() => (waiting -= 1))
    kept.set(key, drawn)
    const [oldest] = kept.keys()
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
    return drawn
  }
}
