/** Block elements. */
const BLOCKS =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, caption, thead, tbody, tfoot, tr, td, th, blockquote, pre, ' +
  'hr, figure, figcaption, div, section, article, main, header, footer, nav, aside, address, center, details, summary, ' +
  'form, fieldset'

export const isElement = (node: Node | null): node is HTMLElement => node?.nodeType === 1

export const isBlock = (node: Node | null): boolean => isElement(node) && node.matches(BLOCKS)

/** The nearest block around a node. */
export const blockOf = (node: Node): Element | null => node.parentElement?.closest(BLOCKS) ?? null

export const hasBlocks = (element: Element): boolean => [...element.children].some(isBlock)

/** Whether a text is blank; no-break spaces count as spaces. */
export const isBlank = (text: string | null): boolean => (text ?? '').trim() === ''

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Renames an element and keeps its attributes. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) {
    // Parsers accept names that cannot be set by script (`v:shapes"`).
    if (/^[a-z][\w-]*$/i.test(attribute)) renamed.setAttribute(attribute, value)
  }
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}
