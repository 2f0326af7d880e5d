import { lookUp } from '@contracts/look-up.ts'
import createDOMPurify, { type Config, type DOMPurify, type WindowLike } from 'dompurify'
import { buildWindow } from './build-window'

const TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'div', 'span', 'blockquote', 'pre', 'code', 'kbd', 'q', 'cite', 'abbr'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

const ATTRIBUTES = [
  ...['href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'title', 'style', 'dir', 'lang'],
  ...['start', 'reversed', 'colspan', 'rowspan', 'scope'],
]

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
  // http, https and mailto, and addresses without a scheme.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
}

// The CSS declarations the editor writes into `style`; no others are allowed.
const STYLES: Record<string, RegExp> = {
  'text-align': /^(left|right|center|justify|start|end)$/,
  'padding-left': /^\d{1,3}(\.\d+)?px$/,
  'padding-right': /^\d{1,3}(\.\d+)?px$/,
  'text-decoration': /^(underline|line-through|none)$/,
  'list-style-type': /^(disc|circle|square|decimal|(lower|upper)-(alpha|roman|latin|greek)|none)$/,
}

/** The declarations of a style attribute that may stay. */
function allowedStyle(style: string): string {
  const kept = style.split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(':', 2).map((part) => part.trim().toLowerCase())
    return lookUp(STYLES, name)?.test(value) ? [`${name}: ${value}`] : []
  })
  return kept.length > 0 ? `${kept.join('; ')};` : ''
}

/** Pictures come from this site or over https; DOMPurify alone would let `data:` pass. */
export const isPictureAddress = (src: string) => /^(https:\/\/|\/(?![/\\]))/i.test(src)

function createPurifier(window: WindowLike): DOMPurify {
  // Our own instance, so that other code's hooks do not affect it.
  const purifier = createDOMPurify(window)
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    if (attribute.attrName === 'style') {
      attribute.attrValue = allowedStyle(attribute.attrValue)
      attribute.keepAttr = attribute.attrValue !== ''
    }
    if (attribute.attrName === 'target') attribute.keepAttr = attribute.attrValue === '_blank'
    // Removed here because the hook below sets it.
    if (attribute.attrName === 'rel') attribute.keepAttr = false
  })
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName === 'A' && node.hasAttribute('href')) node.setAttribute('rel', 'noopener')
    if (node.nodeName === 'IMG' && !isPictureAddress(node.getAttribute('src') ?? '')) node.remove()
  })
  return purifier
}

let purifier: DOMPurify | undefined
const getPurifier = () => (purifier ??= createPurifier(buildWindow ?? window))

/** A text that begins with a frameset would have no body, and so nothing to be cleaned. */
const withBody = (html: string) => html.replaceAll(/<(\/?)frameset\b/gi, '<$1div')

/**
 * The HTML of a blog post without anything that is not on the list above: no scripts, frames, forms, vector
 * graphics, ids, classes or addresses other than http, https, mailto and this site's. Runs before a post is saved
 * and again each time it is shown. Sanitising twice changes nothing.
 */
export function sanitiseHtml(html: string): string {
  return getPurifier().sanitize(withBody(html), CONFIG)
}

/**
 * Like `sanitiseHtml`, but returns nodes for callers that add their own. Serialising and reparsing the result is safe:
 * allowed markup does not turn into anything else.
 */
export function sanitiseToFragment(html: string): DocumentFragment {
  return getPurifier().sanitize(withBody(html), { ...CONFIG, RETURN_DOM_FRAGMENT: true })
}
