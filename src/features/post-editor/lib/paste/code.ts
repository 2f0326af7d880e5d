import { isBlock, isElement } from './dom'
import { isShownAsBlock } from './lines'
import { isMonospaced, styleOf } from './styles'

/** The text of a code block by its lines: each block in it is one, or several. */
function codeOf(node: Node): string {
  let code = ''
  for (const child of node.childNodes) {
    if (!isElement(child)) code += child.textContent ?? ''
    else if (child.localName === 'br') code += '\n'
    else if (!isBlock(child) && !isShownAsBlock(child)) code += codeOf(child)
    else {
      const lines = codeOf(child)
      if (code !== '' && !code.endsWith('\n')) code += '\n'
      code += lines.endsWith('\n') ? lines : `${lines}\n`
    }
  }
  return code
}

/** Reduces the boxes that other pages have in their code blocks to the code. */
function openCodeBoxes(root: Element): void {
  for (const block of root.querySelectorAll('pre')) {
    if (![...block.querySelectorAll('*')].some((element) => isBlock(element) || isShownAsBlock(element))) continue
    const codes = [...block.querySelectorAll('code')]
    const [code] = codes
    // Beside a code in a box is its title: the language, the name of a file.
    const source = codes.length === 1 && code?.parentElement !== block ? code : block
    const text = codeOf(source ?? block)
      .replaceAll('\u00a0', ' ')
      .replace(/^\n+|\s+$/g, '')
    const inner = root.ownerDocument.createElement('code')
    inner.textContent = text
    block.replaceChildren(code ? inner : text)
  }
}

/** A code of several lines that a selection has cut out of its block. */
function wrapLooseCode(root: Element): void {
  for (const code of root.querySelectorAll('code')) {
    if (
      code.closest('pre') ||
      !code.textContent.includes('\n') ||
      !/language-|hljs|whitespace-pre/.test(code.className)
    )
      continue
    const block = root.ownerDocument.createElement('pre')
    code.replaceWith(block)
    block.append(code)
  }
}

/** Converts what code editors and other pages copy to code blocks. */
export function buildCode(root: Element): void {
  wrapLooseCode(root)
  openCodeBoxes(root)
  // One box a line, monospaced, with significant spaces.
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
