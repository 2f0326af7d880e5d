import { hasBlocks, isBlank, isBlock, isElement } from './dom'
import { styleOf } from './styles'

/** Slack's marks between two lines, and between two paragraphs. */
const SLACK_BREAKS = '.c-mrkdwn__br, [data-stringify-type="paragraph-break"]'

/** Whether an element is shown as a block, though its name says otherwise. */
export const isShownAsBlock = (element: Element): boolean =>
  !isBlock(element) && /^(?:block|flex|grid|table|list-item)$/.test(styleOf(element).get('display') ?? '')

/** Whether line breaks in a text are shown, by the nearest element that says so. */
function keepsLines(text: Text, root: Element): boolean {
  for (let element = text.parentElement; element && element !== root; element = element.parentElement) {
    const style = styleOf(element)
    const space = style.get('white-space-collapse') ?? style.get('white-space')
    if (space !== undefined) return /^(?:pre|break-spaces)/.test(space)
  }
  return false
}

const isBreak = (node: Node | null) => node === null || isBlock(node) || (isElement(node) && node.localName === 'br')

/** Turns what other programs show as a new line, by a style or a class, into line breaks. */
export function markLines(root: Element): void {
  const document = root.ownerDocument
  const newLine = () => document.createElement('br')
  for (const mark of root.querySelectorAll(SLACK_BREAKS)) {
    if (!isBlank(mark.textContent)) continue
    mark.replaceWith(newLine(), ...(mark.matches('[data-stringify-type]') ? [newLine()] : []))
  }
  for (const element of root.querySelectorAll('[style]')) {
    if (!isShownAsBlock(element) || hasBlocks(element) || isBlank(element.textContent)) continue
    if (!isBreak(element.previousSibling)) element.before(newLine())
    if (!isBreak(element.nextSibling)) element.after(newLine())
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.includes('\n') || text.parentElement?.closest('pre') || !keepsLines(text, root)) continue
    text.replaceWith(...text.data.split(/\r?\n/).flatMap((line, index) => (index === 0 ? [line] : [newLine(), line])))
  }
}
