const ADDRESS = /https?:\/\/(?:\([^\s()]*\)|[^\s()<>"“”])+/g
const END = /[.,;:!?'’\]}]+$/

/** Its text is no reader's, or stands in for what is told by itself. */
const UNSEEN = 'script, style, template, title, video, audio, iframe, object, svg'

/** The nodes of the text that readers see. */
function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (!node.parentElement?.closest(UNSEEN)) nodes.push(node)
  }
  return nodes
}

/** Turns addresses that stand in the text into links, as other blogs do when they show a post. */
export function linkBareAddresses(root: Element): void {
  for (const node of textNodes(root)) {
    if (node.parentElement?.closest('a, pre, code, button, textarea')) continue
    const parts: (string | Node)[] = []
    let end = 0
    for (const { 0: found, index } of node.data.matchAll(ADDRESS)) {
      const address = found.replace(END, '')
      if (!URL.canParse(address)) continue
      const link = root.ownerDocument.createElement('a')
      link.setAttribute('href', address)
      link.textContent = address
      parts.push(node.data.slice(end, index), link)
      end = index + address.length
    }
    if (parts.length > 0) node.replaceWith(...parts, node.data.slice(end))
  }
}

/** The names of elements that only another site's programs know, such as `<youtube>`. */
export function foreignElements(root: Element): string[] {
  const foreign = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      // Word's own have a colon.
      /^[^:]*-/.test(element.localName) ||
      (element instanceof HTMLUnknownElement && !element.localName.includes(':') && !element.closest('svg, math')),
  )
  return [...new Set(foreign.map(({ localName }) => `<${localName}>`))]
}

const bare = (text: string) => text.replace(/\s+/g, '')

/** The stretches of a text that have letters. */
export const wordsIn = (root: Element): string[] =>
  textNodes(root)
    .map(({ data }) => data.trim())
    .filter((text) => /\p{L}/u.test(text))

/** Those of some stretches that are not in a text, however its spaces and elements may have changed. */
export function missingWords(words: readonly string[], root: Element): string[] {
  const whole = bare(root.textContent)
  let at = 0
  return words.filter((text) => {
    const wanted = bare(text)
    const found = whole.indexOf(wanted, at)
    if (found >= 0) at = found + wanted.length
    return found < 0 && !whole.includes(wanted)
  })
}
