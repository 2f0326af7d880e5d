import { lookUp } from '@contracts/look-up.ts'
import { blockOf, isBlank, isElement, unwrap } from './dom'
import { isBold, isItalic, isMonospaced, styleOf } from './styles'

/** The kinds of inline markup, innermost first. */
const MARKS = ['code', 'sub', 'sup', 's', 'u', 'em', 'strong'] as const
/** `mono`: a monospaced font, which is code only beside other text. */
type Mark = (typeof MARKS)[number] | 'mono'

const BY_NAME: Record<string, Mark> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', u: 'u', s: 's', strike: 's', del: 's' },
  ...{ sup: 'sup', sub: 'sub', code: 'code', tt: 'code', samp: 'code' },
}

/** Purely presentational elements: read, then removed. */
const READ = [...Object.keys(BY_NAME), 'span', 'font', 'ins', 'big'].join(', ')

function marksIn(element: Element, inherited: ReadonlySet<Mark>): Set<Mark> {
  const marks = new Set(inherited)
  const set = (mark: Mark, is: boolean | undefined) => {
    if (is === true) marks.add(mark)
    else if (is === false) marks.delete(mark)
  }
  const named = lookUp(BY_NAME, element.localName)
  if (named) marks.add(named)
  const style = styleOf(element)
  set('strong', isBold(style))
  set('em', isItalic(style))
  set('mono', isMonospaced(style))
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  if (/\bunderline\b/.test(line)) marks.add('u')
  if (/\bline-through\b/.test(line)) marks.add('s')
  // Text decorations of an outer element cannot be removed by an inner one, so only the element's own count.
  if (/\bnone\b/.test(line) && (named === 'u' || named === 's') && !inherited.has(named)) marks.delete(named)
  const height = style.get('vertical-align')
  if (height === 'super' || element.matches('[class*=FootnoteReference]')) marks.add('sup')
  if (height === 'sub') marks.add('sub')
  // Headings and links have the site's look.
  if (element.matches('h1, h2, h3, h4, h5, h6, th') || element.closest('h1, h2, h3, h4, h5, h6, th'))
    marks.delete('strong')
  if (element.closest('a')) marks.delete('u')
  if (element.closest('pre')) for (const mark of MARKS) if (mark !== 'code') marks.delete(mark)
  return marks
}

function collect(parent: Node, inherited: ReadonlySet<Mark>, found: Map<Text, ReadonlySet<Mark>>): void {
  for (const child of parent.childNodes) {
    if (child.nodeType === 3) found.set(child as Text, inherited)
    else if (isElement(child)) collect(child, marksIn(child, inherited), found)
  }
}

/** Blocks entirely in a monospaced font, which is a style choice and no code. */
function typewrittenBlocks(texts: ReadonlyMap<Text, ReadonlySet<Mark>>): Set<Element | null> {
  const blocks = new Set<Element | null>()
  const others = new Set<Element | null>()
  for (const [text, marks] of texts) {
    if (!isBlank(text.data)) (marks.has('mono') ? blocks : others).add(blockOf(text))
  }
  return new Set([...blocks].filter((block) => !others.has(block)))
}

const isSame = (a: HTMLElement, b: HTMLElement) =>
  a.localName === b.localName &&
  ((MARKS as readonly string[]).includes(a.localName) ||
    (a.localName === 'a' && a.getAttribute('href') === b.getAttribute('href')))

/** Joins equal neighbours, which programs split at every change of style. */
function join(parent: Element): void {
  for (const child of [...parent.children]) {
    const before = child.previousSibling
    if (isElement(child) && isElement(before) && isSame(before, child)) {
      before.append(...child.childNodes)
      child.remove()
    }
  }
  parent.normalize()
  for (const child of parent.children) join(child)
}

/** Converts styles of text to elements: strong, em, u, s, sup, sub and code. Drops all other styles. */
export function applyMarks(root: Element): void {
  const texts = new Map<Text, ReadonlySet<Mark>>()
  collect(root, new Set(), texts)
  const typewritten = typewrittenBlocks(texts)
  for (const element of [...root.querySelectorAll(READ)]) unwrap(element)
  for (const [text, marks] of texts) {
    const isCode = marks.has('mono') && !text.parentElement?.closest('pre') && !typewritten.has(blockOf(text))
    let inner: Node = text
    for (const mark of MARKS) {
      if (!marks.has(mark) && !(mark === 'code' && isCode)) continue
      const element = root.ownerDocument.createElement(mark)
      inner.parentNode?.replaceChild(element, inner)
      element.append(inner)
      inner = element
    }
  }
  join(root)
  for (const element of [...root.querySelectorAll(MARKS.join(', '))]) {
    if (isBlank(element.textContent) && !element.querySelector('img')) unwrap(element)
  }
}
