/** A block of text in the window, and how its lines lie. */
interface Block {
  readonly element: HTMLElement
  readonly texts: Text[]
}

// Tried in turn until the lines lie as before: in em, too little for an eye.
const NUDGES = [-0.005, 0.005, -0.01, 0.01, -0.018, 0.018, -0.028, 0.028]
const UNSEEN = 6
const UPRIGHT = ['1em "Newsreader Variable"', '1em "Geist Variable"']
// Of a part: a header, a prompt, a group of questions.
const MOST_ELEMENTS = 40
const ITALIC = 'italic 1em "Newsreader Variable"'

const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline')
const wrapsItems = (element: Element | null) => element !== null && getComputedStyle(element).flexWrap === 'wrap'

/** What breaks the lines that a text lies on: a block, or the row that its block is an item of. */
function blockOf(text: Text): HTMLElement | null {
  let element = text.parentElement
  while (element && isInline(element)) element = element.parentElement
  for (let row = element, depth = 0; row && depth < 3; row = row.parentElement, depth += 1) {
    if (wrapsItems(row)) element = row
  }
  return element
}

function linesOf(node: Node): DOMRectList {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getClientRects()
}

/** The blocks of text in a part of the page that show in the window, in the order of the document. */
function blocksInView(part: HTMLElement): Block[] {
  const blocks = new Map<HTMLElement, Text[]>()
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    if (text.data.trim() === '') continue
    const [first] = linesOf(text)
    if (!first || first.bottom < 0) continue
    // What comes after lies below: looking there would lay out what nobody sees yet.
    if (first.top > innerHeight) break
    const element = blockOf(text)
    if (element) blocks.set(element, [...(blocks.get(element) ?? []), text])
  }
  return [...blocks].map(([element, texts]) => ({ element, texts }))
}

/** Where the texts of a block begin from its corner, and where the last line ends; in pixels. */
function layOf({ element, texts }: Block): number[] {
  const { top, left } = element.getBoundingClientRect()
  const end = [...linesOf(element)].reduce((bottom, line) => Math.max(bottom, line.bottom), top)
  const begins = texts
    .map((text) => linesOf(text)[0])
    .flatMap((line) => (line ? [line.left - left, line.top - top] : [0, 0]))
  return [end - top, ...begins]
}

/** How far two lays are from one another, in pixels; 0 where no one would see it. */
function distance(one: readonly number[], other: readonly number[]): number {
  const offsets = one.map((value, index) => Math.abs(value - (other[index] ?? 0)))
  return offsets.filter((offset) => offset > UNSEEN).reduce((sum, offset) => sum + offset, 0)
}

/** Widens or narrows a block by a hair so that its lines lie as they did. */
function keepLines(block: Block, before: readonly number[]): void {
  let best = { spacing: '', off: distance(before, layOf(block)) }
  if (best.off === 0) return
  const { style, offsetWidth, offsetHeight } = block.element
  const { letterSpacing, fontSize } = getComputedStyle(block.element)
  const own = Number.parseFloat(letterSpacing) || 0
  // Shut off from the page, so that only the block itself is laid out at each try.
  Object.assign(style, { contain: 'strict', width: `${offsetWidth}px`, height: `${offsetHeight}px` })
  for (const nudge of NUDGES) {
    const spacing = `${own + nudge * Number.parseFloat(fontSize)}px`
    style.letterSpacing = spacing
    const off = distance(before, layOf(block))
    if (off < best.off) best = { spacing, off }
    if (off === 0) break
  }
  Object.assign(style, { contain: '', width: '', height: '', letterSpacing: best.spacing })
}

/** At another width the lines break anew. A phone that folds its address bar away changes the height alone. */
function letGoAtAnotherWidth(blocks: readonly Block[], width: number): void {
  const letGo = () => {
    if (innerWidth === width) return
    for (const { element } of blocks) element.style.letterSpacing = ''
    removeEventListener('resize', letGo)
  }
  addEventListener('resize', letGo)
  letGo()
}

const hasOwnText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

function isInView(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}

/** Whether it is not laid out yet (styles/fresh.css), nor should be by a look at it. */
const isSkipped = (element: Element) => getComputedStyle(element).contentVisibility === 'auto' && !isInView(element)

/** Parts of the page small enough to be laid out between two frames of a slow phone, in the order of the document. */
function partsOf(element: HTMLElement): HTMLElement[] {
  const isSmall = element.getElementsByTagName('*').length <= MOST_ELEMENTS
  if (isSmall || isSkipped(element) || hasOwnText(element)) return [element]
  return [...element.children].flatMap((child) => (child instanceof HTMLElement ? partsOf(child) : []))
}

/** What a part inherits, as `styles/fonts.css` names it: a part of an article stands in another font than the page. */
const inheritedFont = ({ parentElement }: Element) =>
  parentElement && getComputedStyle(parentElement).fontFamily.includes('Newsreader') ? 'serif' : 'sans'

/** Gives a part its fonts, with what is on the screen staying where it is. Gives the blocks that were looked at. */
function letter(part: HTMLElement): Block[] {
  const shown = isInView(part) ? blocksInView(part) : []
  const before = shown.map(layOf)
  part.dataset.lettered = inheritedFont(part)
  for (const [index, block] of shown.entries()) keepLines(block, before[index] ?? [])
  return shown
}

/** Whether one of these texts is slanted, which is a file of its own. */
const isItalic = ({ texts }: Block) =>
  texts.some(({ parentElement }) => parentElement && getComputedStyle(parentElement).fontStyle === 'italic')

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Loads the web fonts and puts them in place of their stand-ins, with what is on the screen staying where it is: a
 * stand-in of the same width on average still breaks a line elsewhere now and then. Goes from part to part, and leaves
 * the processor free in between: at once it would be the longest task of a page. What scripts add from then on has the
 * fonts once the page is alive (styles/fonts.css).
 * @throws DOMException where a font does not come: the stand-ins stay
 */
export async function letFontsIn(): Promise<void> {
  const root = document.documentElement
  if ('fonts' in root.dataset) return
  const faces = blocksInView(document.body).some(isItalic) ? [...UPRIGHT, ITALIC] : UPRIGHT
  await Promise.all(faces.map((face) => document.fonts.load(face)))
  const width = innerWidth
  const shown: Block[] = []
  for (const part of partsOf(document.body)) {
    shown.push(...letter(part))
    // Laid out now, or the next frame would do it for all parts together.
    void part.offsetHeight
    await nextTask()
  }
  letGoAtAnotherWidth(shown, width)
  root.dataset.lettered = ''
}
