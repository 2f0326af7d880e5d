import { flattenDeep } from '@/lib/flatten-deep'
import { sanitiseHtml } from '@/lib/sanitise-html'
import type { Insertion } from '../picture-queue'
import { liftDirections, tidyBlocks } from './blocks'
import { buildCode } from './code'
import { unwrap } from './dom'
import { findHeadings, mapHeadings } from './headings'
import { cleanLinks } from './links'
import { markLines } from './lines'
import { applyMarks } from './marks'
import { type LostPicture, takeOutPictures } from './pictures'
import { inlineClassRules, styleOf } from './styles'
import { buildWordLists } from './word-lists'

/** Never part of a text: scripts, controls, and Word's own data. */
const NOISE =
  'script, style, meta, link, title, base, xml, template, noscript, iframe, frame, object, embed, applet, svg, math, ' +
  'canvas, audio, video, map, button, select, textarea, input:not([type=checkbox]), .sr-only, .visually-hidden, [hidden]'

function removeNoise(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
  for (const element of [...root.querySelectorAll(NOISE)]) element.remove()
  for (const element of [...root.querySelectorAll('[style]')]) {
    const style = styleOf(element)
    if (style.get('display') === 'none' || style.get('mso-hide') === 'all') element.remove()
  }
  // Word's own elements: `o:p` marks an empty paragraph, the others contain text.
  for (const element of [...root.querySelectorAll('*')].reverse()) if (element.localName.includes(':')) unwrap(element)
}

/** Line breaks of the source count as spaces, except in preformatted text. */
function foldSpaces(root: Element): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.parentElement?.closest('pre')) continue
    const isMade = text.parentElement?.matches('.Apple-converted-space') ?? false
    text.data = text.data.replaceAll(isMade ? /[\s\u00a0]+/g : /[ \t\r\n\f]+/g, ' ')
  }
}

/** Pasted HTML that a post can contain, with the pictures to store first, and what was left out. */
export interface Cleaned extends Insertion {
  readonly files: readonly Blob[]
  readonly lost: readonly LostPicture[]
  /** Addresses of links that lead nowhere and became text. */
  readonly deadLinks: readonly string[]
}

/**
 * Cleans what other programs put on the clipboard (Word, Outlook, Google Docs, Pages, Notion, web pages): keeps its
 * structure and drops its looks. Loads and runs nothing.
 * @param isOwnPicture whether a picture's address is one of this site's
 */
export function cleanPasted(html: string, isOwnPicture: (address: string) => boolean = () => false): Cleaned {
  const document = new DOMParser().parseFromString(html, 'text/html')
  const body = flattenDeep(document.body)
  inlineClassRules(document)
  removeNoise(body)
  buildCode(body)
  markLines(body)
  buildWordLists(body)
  findHeadings(body)
  mapHeadings(body, true)
  const deadLinks = cleanLinks(body)
  const files: Blob[] = []
  const lost = takeOutPictures(body, isOwnPicture, files)
  foldSpaces(body)
  liftDirections(body)
  applyMarks(body)
  tidyBlocks(body)
  return { html: sanitiseHtml(body.innerHTML), files, lost, deadLinks }
}
