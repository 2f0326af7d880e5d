import sanitizeHtml from 'sanitize-html'
import { CONTENT_MAX } from '../../../supabase/functions/_shared/contracts/blog.ts'
import type { ArticleRow } from './find-article.ts'

/** Addresses of the web, of this site and of its own headings. */
const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)[^\s"'<>`\\]*$/i
const PICTURE = /^(?:https:\/\/|\/(?![/\\]))[^\s"'<>`\\]*$/i
const PIXELS = /^[1-9]\d{0,4}$/
/** The parser takes quadratic time over deeper nesting, and no article has it. */
const DEEPEST = 200
const MOST_CACHED = 50

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'kbd', 'q', 'cite', 'strong', 'b', 'em', 'i'],
    ...['u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img'],
    ...['figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  // Elements whose content is not an article's text.
  nonTextTags: [
    ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'textarea', 'title', 'svg', 'math', 'xmp'],
    ...['select', 'option', 'noembed', 'noframes', 'plaintext', 'video', 'audio'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading', 'width', 'height'] },
  // The two patterns above decide.
  allowedSchemes: ['http', 'https', 'mailto'],
  parseStyleAttributes: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: ADDRESS.test(href) ? { href, rel: 'noopener' } : ({} as sanitizeHtml.Attributes),
    }),
    // Keeps the size, so that the text does not move while the picture loads.
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: {
        ...{ src, alt, loading: 'lazy' },
        ...(PIXELS.test(width) && PIXELS.test(height) && { width, height }),
      },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs.src ?? ''),
}

/**
 * Reduces an article's HTML to known tags without attributes, except the addresses of links and pictures. For the time
 * until the app has loaded, and for readers without scripts; the app sanitises the article itself
 * (`src/lib/sanitise-html.ts`). Needs no document, because it runs in the hosts' workers.
 * @returns an empty string for anything longer or more deeply nested than an article can be: the app handles it
 */
export function sanitiseArticle(html: string): string {
  if (html.length > CONTENT_MAX) return ''
  let depth = 0
  try {
    return sanitizeHtml(html, {
      ...OPTIONS,
      onOpenTag: () => {
        depth += 1
        if (depth > DEEPEST) throw new RangeError('Nested too deeply')
      },
      onCloseTag: () => {
        depth -= 1
      },
    })
  } catch (error) {
    if (error instanceof RangeError) return ''
    throw error
  }
}

const cache = new Map<string, { version: string; html: string }>()

/** `sanitiseArticle` with a cache that lasts until the article changes. */
export function sanitisedContent({ id, updated_at, content }: Pick<ArticleRow, 'id' | 'updated_at' | 'content'>) {
  const kept = cache.get(id)
  if (kept?.version === updated_at) return kept.html
  const html = sanitiseArticle(content)
  cache.delete(id)
  cache.set(id, { version: updated_at, html })
  const [oldest] = cache.keys()
  if (cache.size > MOST_CACHED && oldest !== undefined) cache.delete(oldest)
  return html
}
