import { isElement } from './dom'
import { isMonospaced, styleOf } from './styles'

/** Converts what code editors copy to a code block: one box a line, monospaced, with significant spaces. */
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
