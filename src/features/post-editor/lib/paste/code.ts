import { isElement } from './dom'
import { isMonospaced, styleOf } from './styles'

/** Makes code of what editors of code copy: a line a box, in a typewriter's font, its spaces as they stand. */
export function buildCode(root: Element): void {
  for (const box of [...root.querySelectorAll('div')]) {
    const style = styleOf(box)
    if (style.get('white-space') !== 'pre' || !isMonospaced(style)) continue
    const lines = [...box.childNodes].map((node) =>
      isElement(node) && node.localName === 'br' ? '' : node.textContent,
    )
    const code = root.ownerDocument.createElement(lines.length > 1 ? 'pre' : 'code')
    code.textContent = lines.join('\n')
    box.replaceWith(code)
  }
}
