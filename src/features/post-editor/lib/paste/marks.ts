import { blockOf, isBlank, isElement, unwrap } from './dom'
import { isBold, isItalic, isMonospaced, styleOf } from './styles'

/** What text can be marked as, from the inner element to the outer. */
const MARKS = ['code', 'sub', 'sup', 's', 'u', 'em', 'strong'] as const
/** `mono`: a typewriter's font, which is code only where other text stands beside it. */
type Mark = (typeof MARKS)[number] | 'mono'

const BY_NAME: Record<string, Mark> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', u: 'u', s: 's', strike: 's', del: 's' },
  ...{ sup: 'sup', sub: 'sub', code: 'code', tt: 'code', samp: 'code' },
}

/** Elements that say nothing but how text looks: read, then gone. */
const READ = [...Object.keys(BY_NAME), 'span', 'font', 'ins', 'big'].join(', ')

function marksIn(element: Element, inherited: ReadonlySet<Mark>): Set<Mark> {
  const marks = new Set(inherited)
  const set = (mark: Mark, is: boolean | undefined) => {
    if (is === true) marks.add(mark)
    else if (is === false) marks.delete(mark)
  }
  const named = BY_NAME[element.localName]
  if (named) marks.add(named)
  const style = styleOf(element)
  set('strong', isBold(style))
  set('em', isItalic(style))
  set('mono', isMonospaced(style))
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  if (/\bunderline\b/.test(line)) marks.add('u')
  if (/\bline-through\b/.test(line)) marks.add('s')
  // A line that an outer element draws cannot be taken back: only the element's own.
  if (/\bnone\b/.test(line) && (named === 'u' || named === 's') && !inherited.has(named)) marks.delete(named)
  const height = style.get('vertical-align')
  if (height === 'super' || element.matches('[class*=FootnoteReference]')) marks.add('sup')
  if (height === 'sub') marks.add('sub')
  // The look of a heading and of a link is the site's.
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

/** Blocks that are set in a typewriter's font as a whole: that is their writer's taste, and no code. */
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

/** Joins neighbours of one kind, which programs split at every change of anything. */
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

/** Turns what styles say of text into elements: strong, em, u, s, sup, sub and code; nothing else of a look stays. */
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
