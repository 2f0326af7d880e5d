const BLOCKS = /^(P|DIV|H[1-6]|LI|DT|DD|BLOCKQUOTE|PRE|TR|FIGURE|FIGCAPTION|UL|OL|DL|TABLE|BR|HR)$/
const CELLS = /^(TD|TH)$/
const HIDDEN = /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/

/** The visible text of HTML, one line for each block. Parses it in an inert document. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const parts: string[] = []
  const collect = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      parts.push((node.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' '))
      return
    }
    if (HIDDEN.test(node.nodeName)) return
    const isBlock = BLOCKS.test(node.nodeName)
    if (isBlock) parts.push('\n')
    for (const child of node.childNodes) collect(child)
    if (isBlock) parts.push('\n')
    else if (CELLS.test(node.nodeName)) parts.push(' ')
  }
  collect(body)
  return parts
    .join('')
    .replace(/ *\n[ \n]*/g, '\n')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const SHOWN = 'img, hr, table'

/** Whether the HTML of a post has any text or picture. */
export function hasContent(html: string): boolean {
  if (html.trim() === '') return false
  return plainText(html) !== '' || new DOMParser().parseFromString(html, 'text/html').querySelector(SHOWN) !== null
}
