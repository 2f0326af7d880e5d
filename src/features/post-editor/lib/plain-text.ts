const BLOCKS = /^(P|DIV|H[1-6]|LI|DT|DD|BLOCKQUOTE|PRE|TR|FIGURE|FIGCAPTION|UL|OL|DL|TABLE|BR|HR)$/
const CELLS = /^(TD|TH)$/
const HIDDEN = /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/

/** The text of HTML as one reads it: a line a block, no markup. The HTML is parsed in a document where nothing runs. */
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

/** Whether there is anything to read or see in the HTML of a post. */
export function hasContent(html: string): boolean {
  if (html.trim() === '') return false
  return plainText(html) !== '' || new DOMParser().parseFromString(html, 'text/html').querySelector(SHOWN) !== null
}
