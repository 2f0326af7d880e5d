// Read without a document: this runs in the workers of hosts as well.
const KEPT = new Set([
  ...[
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'pre',
    'code',
    'kbd',
    'q',
    'cite',
    'strong',
    'b',
    'em',
    'i',
    'u',
  ],
  ...['s', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure'],
  ...['figcaption', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
])
const WITHOUT_END = new Set(['br', 'hr', 'img'])
/** What they hold is no text of an article, or is read by rules of its own. */
const DROPPED_WHOLE = new Set([
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'textarea',
    'title',
    'svg',
    'math',
    'xmp',
    'select',
  ],
  ...['noembed', 'noframes', 'plaintext', 'video', 'audio'],
])
// No `<` between attributes: whatever is not closed is given up at the next one, and the whole stays linear.
const TAG = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
/** Addresses of the web, of this site and of its own headings, without anything that would end an attribute. */
const ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)[^\s"'<>`\\]*$/i
const PICTURE = /^(?:https:\/\/|\/(?![/\\]))[^\s"'<>`\\]*$/i

/** A text as it may stand between tags and in an attribute's quotes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The same for what is HTML already: its entities stay. */
const escapeRest = (html: string) =>
  html
    .replace(/&(?!(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

function attributesOf(name: string, source: string): string {
  const found = new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, key = '', ...values]) => [key.toLowerCase(), values.find(Boolean) ?? '']),
  )
  const { href = '', src = '', alt = '' } = Object.fromEntries(found)
  if (name === 'a' && ADDRESS.test(href)) return ` href="${escapeRest(href)}" rel="noopener"`
  if (name === 'img') return ` src="${escapeRest(src)}" alt="${escapeRest(alt)}" loading="lazy"`
  return ''
}

/**
 * The HTML of an article, cut down to what it says: known tags without attributes but for the addresses of links and
 * pictures, everything else as text, every tag closed. For the moment until the app is there, and for whoever reads
 * without it; the app sanitises the article itself (`src/lib/sanitise-html.ts`).
 */
export function plainHtml(html: string): string {
  const open: string[] = []
  let result = ''
  let at = 0
  TAG.lastIndex = 0
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    result += escapeRest(html.slice(at, match.index))
    at = TAG.lastIndex
    const [, slash, rawName = '', attributes = ''] = match
    const name = rawName.toLowerCase()
    if (!slash && DROPPED_WHOLE.has(name)) {
      const end = new RegExp(`</${name}\\b[^>]*>`, 'gi')
      end.lastIndex = at
      at = end.exec(html) ? end.lastIndex : html.length
      TAG.lastIndex = at
    } else if (KEPT.has(name) && slash) {
      const depth = open.lastIndexOf(name)
      if (depth >= 0) for (const last of open.splice(depth).reverse()) result += `</${last}>`
    } else if (KEPT.has(name) && isShown(name, attributes)) {
      result += `<${name}${attributesOf(name, attributes)}>`
      if (!WITHOUT_END.has(name)) open.push(name)
    }
  }
  result += escapeRest(html.slice(at))
  return (
    result +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  )
}

function isShown(name: string, attributes: string): boolean {
  if (name !== 'img') return true
  return [...attributes.matchAll(ATTRIBUTE)].some(
    ([, key = '', ...values]) => key.toLowerCase() === 'src' && PICTURE.test(values.find(Boolean) ?? ''),
  )
}
