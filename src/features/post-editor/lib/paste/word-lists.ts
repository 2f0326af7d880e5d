import { isBlank, isElement } from './dom'
import { styleOf } from './styles'

/** What Word's markup says about a list item. */
interface Point {
  readonly paragraph: HTMLElement
  readonly list: string
  readonly level: number
  readonly name: 'ul' | 'ol'
  /** The number or letter before it. */
  readonly marker: string
}

const NUMBER = /^\(?([0-9]+|[a-z]+)[.)]/i
// A bullet, in Word's fonts also `o` and `§`, and the gap after it.
const WRITTEN_BULLET = /^\s*(?:[·•▪◦–-]|[o§](?=\s*\u00a0))[\s\u00a0]+/

function pointOf(paragraph: HTMLElement): Point | undefined {
  if (paragraph.querySelector('p, div, table')) return undefined
  const said = styleOf(paragraph).get('mso-list') ?? ''
  const [, list = '', level = '1'] = /(l\d+)\s+level(\d+)/.exec(said) ?? []
  if (list === '') return bareBullet(paragraph)
  const ignored = [...paragraph.querySelectorAll('[style]')].find((span) =>
    /\bignore\b/.test(styleOf(span).get('mso-list') ?? ''),
  )
  const marker = (ignored?.textContent ?? '').replaceAll(/[\s\u00a0]/g, '')
  ignored?.remove()
  return { paragraph, list, level: Number(level), marker, name: NUMBER.test(marker) ? 'ol' : 'ul' }
}

/** A list item recognisable only by its look, after other programs passed on Word's text. */
function bareBullet(paragraph: HTMLElement): Point | undefined {
  if (!/MsoListParagraph/.test(paragraph.className) || !WRITTEN_BULLET.test(paragraph.textContent ?? ''))
    return undefined
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  // The bullet and its gap may be in several text nodes.
  let rest = WRITTEN_BULLET.exec(paragraph.textContent ?? '')?.[0].length ?? 0
  while (rest > 0 && walker.nextNode()) {
    const text = walker.currentNode as Text
    const cut = Math.min(rest, text.data.length)
    text.data = text.data.slice(cut)
    rest -= cut
  }
  const indent = Number(/([\d.]+)pt/.exec(styleOf(paragraph).get('margin-left') ?? '')?.[1] ?? 36)
  return { paragraph, list: 'bare', level: Math.max(1, Math.round(indent / 36)), marker: '', name: 'ul' }
}

const ROMAN = /^[ivxl]{2,}$|^[i]$/i

/** Sets the start and the numbering of a list if they are not 1, 2, 3. */
function setNumbering(list: HTMLElement, marker: string): void {
  const [, first = '1'] = NUMBER.exec(marker) ?? []
  if (/^\d+$/.test(first)) {
    if (first !== '1') list.setAttribute('start', String(Number(first)))
    return
  }
  const letters = first === first.toLowerCase() ? 'lower' : 'upper'
  list.setAttribute('style', `list-style-type: ${letters}-${ROMAN.test(first) ? 'roman' : 'alpha'};`)
}

function build(points: readonly Point[], document: Document): Node[] {
  const roots: HTMLElement[] = []
  const open: { list: HTMLElement; point: Point }[] = []
  for (const point of points) {
    while ((open.at(-1)?.point.level ?? 0) > point.level) open.pop()
    const last = open.at(-1)
    const isOther =
      last?.point.level === point.level && (last.point.name !== point.name || last.point.list !== point.list)
    if (isOther) open.pop()
    if (open.at(-1)?.point.level !== point.level) {
      const list = document.createElement(point.name)
      if (point.name === 'ol') setNumbering(list, point.marker)
      const around = open.at(-1)?.list.lastElementChild
      if (around) around.append(list)
      else roots.push(list)
      open.push({ list, point })
    }
    const item = document.createElement('li')
    item.append(...point.paragraph.childNodes)
    open.at(-1)?.list.append(item)
  }
  return roots
}

/** Converts the paragraphs that Word and Outlook write for list items to nested lists. */
export function buildWordLists(root: Element): void {
  const points = new Map<HTMLElement, Point>()
  // A numbered heading stays a heading.
  for (const element of root.querySelectorAll<HTMLElement>('p, div')) {
    const point = pointOf(element)
    if (point) points.set(element, point)
  }
  const done = new Set<HTMLElement>()
  for (const [first, point] of points) {
    if (done.has(first)) continue
    const run = [point]
    for (let next = first.nextSibling; next; next = next.nextSibling) {
      const following = isElement(next) ? points.get(next) : undefined
      if (following) run.push(following)
      else if (isElement(next) || !isBlank(next.textContent)) break
    }
    first.before(...build(run, root.ownerDocument))
    for (const { paragraph } of run) {
      paragraph.remove()
      done.add(paragraph)
    }
  }
}
