import { placeholder } from '../picture-queue'
import { fileOfDataAddress } from '../shrink-picture'
import { blockOf, isBlank, rename, unwrap } from './dom'

/** A picture that could not be imported. */
export interface LostPicture {
  /** The words before it; empty at the beginning. */
  readonly place: string
  /** Where it is: on another site, on the computer the text was copied from, or inside the text. */
  readonly reason: 'elsewhere' | 'local' | 'inside'
}

const PLACE_CHARS = 40

/** The words before a node in its block, to describe its place; of a node between blocks, those of the block before. */
export function placeOf(node: Element, root: Element): string {
  // Backwards, and no further than needed: a text may have thousands of pictures.
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  walker.currentNode = node
  let block: Element | null | undefined
  let before = ''
  while (before.length <= 10 * PLACE_CHARS && walker.previousNode()) {
    const text = walker.currentNode as Text
    if (isBlank(text.data) || text.parentElement?.closest('script, style, template')) continue
    const its = blockOf(text)
    if (block !== undefined && its !== block) break
    block = its
    before = text.data + before
  }
  const words = before.replaceAll(/[\s\u00a0]+/g, ' ').trim()
  return words.length <= PLACE_CHARS ? words : `…${words.slice(-PLACE_CHARS).replace(/^\S*\s/, '')}`
}

const EMOJI = /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)*$/u
const isPixel = (picture: Element) =>
  ['width', 'height'].every((side) => /^[01]$/.test(picture.getAttribute(side) ?? ''))

/** The text that a small picture represents: a checkbox, a smiley. */
function textFor(picture: Element): string | undefined {
  const alt = picture.getAttribute('alt') ?? ''
  const box = picture.closest('[role=checkbox], [aria-checked]')
  if (box) return box.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ '
  return EMOJI.test(alt) ? alt : undefined
}

/**
 * Removes all pictures but the site's own, and returns which. Embedded pictures go into `files`, with placeholder
 * addresses until they are stored.
 */
export function takeOutPictures(root: Element, isOwn: (address: string) => boolean, files: Blob[]): LostPicture[] {
  const lost: LostPicture[] = []
  for (const box of root.querySelectorAll('input[type=checkbox]'))
    box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ')
  for (const picture of [...root.querySelectorAll('img, picture')]) {
    if (picture.localName === 'picture') {
      picture.replaceWith(...picture.querySelectorAll('img'))
      continue
    }
    const address = picture.getAttribute('src') ?? ''
    const text = textFor(picture)
    if (text !== undefined) picture.replaceWith(text)
    else if (address === '' || isPixel(picture)) picture.remove()
    else if (!isOwn(address)) {
      const file = fileOfDataAddress(address)
      if (file) {
        picture.setAttribute('src', placeholder(files.push(file) - 1))
        continue
      }
      const isLinked = /^(https?:)?\/\//i.test(address)
      const reason = isLinked ? 'elsewhere' : /^data:/i.test(address) ? 'inside' : 'local'
      lost.push({ place: placeOf(picture, root), reason })
      picture.remove()
    }
  }
  for (const figure of [...root.querySelectorAll('figure')]) {
    if (figure.querySelector('img, table, pre, blockquote')) continue
    for (const caption of figure.querySelectorAll('figcaption')) rename(caption, 'p')
    unwrap(figure)
  }
  return lost
}
