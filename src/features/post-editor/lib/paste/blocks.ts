import { lookUp } from '@contracts/look-up.ts'
import { blockOf, hasBlocks, isBlank, isBlock, isElement, rename, unwrap } from './dom'
import { styleOf } from './styles'

/** Elements without meaning for the text in them. */
const BOXES =
  'div, section, article, main, header, footer, nav, aside, address, center, details, summary, form, fieldset, label'
const SHOWN = 'img, hr, table'

/** Wraps content beside blocks into paragraphs, and removes line breaks and spaces between blocks. */
function wrapRuns(parent: Element): void {
  let run: ChildNode[] = []
  const close = () => {
    const isEmpty = run.every(
      (node) => isBlank(node.textContent) && !(isElement(node) && node.matches(`${SHOWN}, :has(img)`)),
    )
    if (isEmpty) for (const node of run) node.remove()
    else {
      const paragraph = parent.ownerDocument.createElement('p')
      run[0]?.before(paragraph)
      paragraph.append(...run)
    }
    run = []
  }
  for (const node of [...parent.childNodes]) {
    if (isBlock(node)) close()
    else run.push(node)
  }
  close()
}

const directionOf = (element: Element) =>
  element.getAttribute('dir')?.toLowerCase() ?? styleOf(element).get('direction') ?? ''
const DIRECTION = /^(?:rtl|ltr)$/

/** Gives the direction of a box to the blocks in it that have none. */
function handDown(box: Element): void {
  const direction = directionOf(box)
  if (!DIRECTION.test(direction)) return
  for (const child of box.children) {
    if (isBlock(child) && !DIRECTION.test(directionOf(child))) child.setAttribute('dir', direction)
  }
}

/** Gives the direction of the whole text of a block to the block. */
export function liftDirections(root: Element): void {
  for (const element of root.querySelectorAll('[dir], [style]')) {
    const direction = directionOf(element)
    const block = blockOf(element)
    if (!block || isBlock(element) || !DIRECTION.test(direction) || DIRECTION.test(directionOf(block))) continue
    if (block.textContent.trim() === element.textContent.trim()) block.setAttribute('dir', direction)
  }
}

function openBoxes(root: Element): void {
  for (const box of [...root.querySelectorAll(BOXES)].reverse()) {
    if (!hasBlocks(box)) rename(box, 'p')
    else {
      wrapRuns(box)
      handDown(box)
      unwrap(box)
    }
  }
  if (hasBlocks(root)) wrapRuns(root)
  handDown(root)
}

/** Moves a list that is directly inside a list into the preceding item. */
function nestLists(root: Element): void {
  for (const list of [...root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')]) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
    else {
      const point = root.ownerDocument.createElement('li')
      list.before(point)
      point.append(list)
    }
  }
}

const levelOf = (list: Element | undefined) =>
  Number(list?.querySelector(':scope > li')?.getAttribute('data-aria-level') ?? 0)

/** Joins the single-item lists that Word for the web writes, by their levels. */
function joinLevels(root: Element): void {
  // The open lists, outermost first.
  let open: Element[] = []
  for (const list of [...root.querySelectorAll(':is(ul, ol):has(> li[data-aria-level])')]) {
    if (open[0]?.nextElementSibling !== list) open = []
    while (levelOf(open.at(-1)) > levelOf(list)) open.pop()
    const last = open.at(-1)
    if (last && levelOf(last) < levelOf(list)) {
      last.lastElementChild?.append(list)
      open.push(list)
    } else if (last?.localName === list.localName) {
      last.append(...list.childNodes)
      list.remove()
    } else {
      open.pop()
      const around = open.at(-1)
      if (around) around.lastElementChild?.append(list)
      open.push(list)
    }
  }
}

const isBreak = (node: ChildNode | null): node is ChildNode => isElement(node) && node.localName === 'br'
const isSpace = (node: ChildNode | null): node is ChildNode => node?.nodeType === 3 && isBlank(node.textContent)

/** Turns two line breaks into a new paragraph. */
function splitParagraphs(root: Element): void {
  for (const paragraph of [...root.querySelectorAll('p')]) {
    const nodes = [...paragraph.childNodes].filter((node) => !isSpace(node) || !isBreak(node.nextSibling))
    const parts: ChildNode[][] = [[]]
    nodes.forEach((node, index) => {
      if (isBreak(node) && isBreak(nodes[index - 1] ?? null)) parts.push([])
      else parts.at(-1)?.push(node)
    })
    if (parts.length === 1) continue
    for (const part of parts) {
      const next = paragraph.cloneNode(false) as Element
      next.append(...part)
      paragraph.before(next)
    }
    paragraph.remove()
  }
}

/** Removes line breaks at the ends of a block. */
function trimBreaks(block: Element): void {
  for (const end of ['firstChild', 'lastChild'] as const) {
    for (let node = block[end]; isBreak(node) || isSpace(node); node = block[end]) node.remove()
  }
}

/** Removes spaces at the start and end of lines, and collapses runs of spaces. */
function trimSpaces(root: Element): void {
  root.normalize()
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const { previousSibling, nextSibling, parentElement } = text
    if (parentElement?.closest('pre')) continue
    const isEdge = (node: ChildNode | null) => (node ? isBlock(node) || isBreak(node) : isBlock(parentElement))
    // A single no-break space is intended; a row of them was used to indent.
    text.data = text.data.replaceAll(/[ \u00a0]{2,}/g, ' ')
    if (isEdge(previousSibling)) text.data = text.data.replace(/^[\s\u00a0]+/, '')
    if (isEdge(nextSibling)) text.data = text.data.replace(/[\s\u00a0]+$/, '')
    if (text.data === '') text.remove()
  }
}

/** Unwraps paragraphs that are alone in their item or cell. */
function unwrapLoneParagraphs(root: Element): void {
  for (const paragraph of [...root.querySelectorAll(':is(li, td, th, dd, dt, figcaption) > p')]) {
    const siblings = [...(paragraph.parentElement?.children ?? [])]
    if (siblings.every((element) => element === paragraph || element.matches('ul, ol'))) unwrap(paragraph)
  }
}

/** The attributes each element keeps. */
const KEPT: Record<string, readonly string[]> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed'],
}

const LIST_STYLE = /^(lower|upper)-(alpha|latin|roman)$/
const KEPT_ALIGNMENT = /^(center|right|end)$/
const KEPT_IN_RTL = /^(center|left|end)$/

/** Removes all attributes except those with meaning; of styles, keeps list numbering and alignment other than left. */
function stripAttributes(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    const style = styleOf(element)
    const isLeftToRight = directionOf(element) === 'ltr' && element.parentElement?.closest('[dir=rtl]')
    const isRightToLeft = directionOf(element) === 'rtl' && isBlock(element)
    const align = style.get('text-align') ?? element.getAttribute('align')?.toLowerCase() ?? ''
    const list = style.get('list-style-type') ?? ''
    const kept = lookUp(KEPT, element.localName) ?? []
    for (const { name, value } of [...element.attributes]) {
      if (!kept.includes(name) || (/^(colspan|rowspan|start)$/.test(name) && value === '1'))
        element.removeAttribute(name)
    }
    if (isRightToLeft) element.setAttribute('dir', 'rtl')
    else if (isLeftToRight) element.setAttribute('dir', 'ltr')
    if ((isRightToLeft ? KEPT_IN_RTL : KEPT_ALIGNMENT).test(align) && element.matches('p, h2, h3, h4'))
      element.setAttribute('style', `text-align: ${align};`)
    if (element.localName === 'ol' && LIST_STYLE.test(list)) element.setAttribute('style', `list-style-type: ${list};`)
  }
}

const CAN_BE_EMPTY = 'p, h2, h3, h4, li, ul, ol, dl, dt, dd, blockquote, pre, figure, figcaption, table, a'

/** Normalises the blocks to those of a plain article: paragraphs, lists nested in items, nothing empty. */
export function tidyBlocks(root: Element): void {
  // A browser's marker at the end of copied content.
  for (const mark of root.querySelectorAll('br.Apple-interchange-newline')) mark.remove()
  openBoxes(root)
  joinLevels(root)
  nestLists(root)
  for (const quote of root.querySelectorAll('blockquote')) wrapRuns(quote)
  splitParagraphs(root)
  for (const block of root.querySelectorAll('p, h2, h3, h4, li, td, th, dt, dd')) trimBreaks(block)
  unwrapLoneParagraphs(root)
  trimSpaces(root)
  for (const group of root.querySelectorAll('colgroup')) group.remove()
  for (const element of [...root.querySelectorAll(CAN_BE_EMPTY)].reverse()) {
    const isEmpty =
      element.localName === 'table' ? element.querySelector('td, th') === null : isBlank(element.textContent)
    if (isEmpty && !element.querySelector(SHOWN)) element.remove()
  }
  stripAttributes(root)
}
