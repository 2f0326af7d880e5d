import { isBlank, rename } from './dom'
import { fontSizeOf, isBold, styleOf } from './styles'

const HEADINGS = 'h1, h2, h3, h4, h5, h6'
const HEADING_MAX = 120

/** The levels of headings that a post may hold below its title. */
const HIGHEST = 2
const LOWEST = 4

/** The level that a paragraph has by its class, its role or Word's outline. */
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

/** The size in which the whole of a paragraph is set, and whether all of it is bold; undefined where it is mixed. */
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
 * Headings of which there is nothing but their look: short paragraphs that are larger than most of the text. Titles of
 * Google Docs are such, and all headings of Pages.
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
  // Beside real headings it is the title.
  const hasReal = root.querySelector('h1') !== null
  for (const { element, size } of large) rename(element, `h${hasReal ? 1 : Math.min(6, sizes.indexOf(size) + 1)}`)
}

/** Makes headings of the paragraphs that are meant as such: by their class, or by nothing but their look. */
export function findHeadings(root: Element): void {
  for (const element of [...root.querySelectorAll('p, div')]) {
    const level = saidLevel(element)
    if (level !== undefined) rename(element, `h${Math.min(level, 6)}`)
  }
  raiseByLook(root)
}

/**
 * Brings headings to the levels that a post may hold.
 * @param isWhole a text of its own: where it begins with level 1, its levels become 2, 3 and 4 in their order
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

/** The HTML of a post with its headings at the levels that a post may hold: others would be published as loose text. */
export function withAllowedHeadings(html: string): string {
  if (!FORBIDDEN.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  mapHeadings(body, false)
  return body.innerHTML
}
