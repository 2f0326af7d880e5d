import { isBlank, rename } from './dom'
import { fontSizeOf, isBold, styleOf } from './styles'

const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const HEADING_MAX = 120

/** The heading levels allowed in a post. */
const HIGHEST = 2
const LOWEST = 4

/** The heading level of a paragraph by its class, role or Word's outline. */
function saidLevel(element: Element): number | undefined {
  if (element.classList.contains('MsoTitle')) return 1
  const level =
    /\bMsoHeading(\d)\b/.exec(element.className)?.[1] ??
    (element.getAttribute('role') === 'heading' ? element.getAttribute('aria-level') : undefined) ??
    styleOf(element).get('mso-outline-level')
  return level && /^[1-9]$/.test(level) ? Number(level) : undefined
}

interface Look {
  readonly size: number
  readonly isBold: boolean
}

/** The font size of a whole paragraph, and whether all of it is bold; undefined if mixed. */
function lookOf(paragraph: Element): Look | undefined {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
  const looks: Look[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (isBlank(text.data)) continue
    let size: number | undefined
    let bold: boolean | undefined
    for (let element = text.parentElement; element; element = element === paragraph ? null : element.parentElement) {
      const style = styleOf(element)
      size ??= fontSizeOf(style)
      bold ??= isBold(style) ?? (element.matches('b, strong') ? true : undefined)
    }
    if (size === undefined) return undefined
    looks.push({ size, isBold: bold === true })
  }
  const [first] = looks
  return first && looks.every(({ size }) => size === first.size)
    ? { size: first.size, isBold: looks.every((look) => look.isBold) }
    : undefined
}

/**
 * Headings recognisable only by their look: short paragraphs larger than most of the text, such as titles of
 * Google Docs and all headings of Pages.
 */
function raiseByLook(root: Element): void {
  const paragraphs = [...root.querySelectorAll('p, div')].filter(
    (element) => !element.closest('li, td, th, blockquote') && !element.querySelector('p, div, table, ul, ol, img'),
  )
  const looks = new Map(paragraphs.map((element) => [element, lookOf(element)]))
  const letters = new Map<number, number>()
  for (const [element, look] of looks) {
    if (look) letters.set(look.size, (letters.get(look.size) ?? 0) + (element.textContent?.length ?? 0))
  }
  const [usual] = [...letters].sort(([, a], [, b]) => b - a)[0] ?? []
  if (usual === undefined) return
  const isLarge = (look: Look) => look.size >= usual * (look.isBold ? 1.15 : 1.5)
  const large = [...looks].flatMap(([element, look]) =>
    look && isLarge(look) && (element.textContent?.trim().length ?? 0) <= HEADING_MAX ? [{ element, ...look }] : [],
  )
  const sizes = [...new Set(large.map(({ size }) => size))].sort((a, b) => b - a)
  // If there are real headings, it is the title.
  const hasReal = root.querySelector('h1') !== null
  for (const { element, size } of large) rename(element, `h${hasReal ? 1 : Math.min(6, sizes.indexOf(size) + 1)}`)
}

/** Converts paragraphs that are headings by class or by look. */
export function findHeadings(root: Element): void {
  for (const element of [...root.querySelectorAll('p, div')]) {
    const level = saidLevel(element)
    if (level !== undefined) rename(element, `h${Math.min(level, 6)}`)
  }
  raiseByLook(root)
}

/**
 * Maps headings to the levels allowed in a post.
 * @param isWhole a complete text: if it starts with level 1, its levels become 2, 3 and 4 in order
 */
export function mapHeadings(root: ParentNode, isWhole: boolean): void {
  const headings = [...root.querySelectorAll(HEADINGS)]
  const levels = [...new Set(headings.map(({ localName }) => Number(localName[1])))].sort((a, b) => a - b)
  const isMoved = isWhole && levels[0] === 1
  for (const element of headings) {
    const level = Number(element.localName[1])
    const wanted = isMoved ? HIGHEST + levels.indexOf(level) : level
    const name = `h${Math.min(LOWEST, Math.max(HIGHEST, wanted))}`
    if (element.localName !== name) rename(element, name)
  }
}

const FORBIDDEN = /<h[156][\s>]/i

/** The HTML of a post with headings only at allowed levels; others would be published as loose text. */
export function withAllowedHeadings(html: string): string {
  if (!FORBIDDEN.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  mapHeadings(body, false)
  return body.innerHTML
}
