import { slugFromTitle } from '@contracts/blog.ts'
import { blanksOf } from '@/lib/blanks'
import { nameNotes } from '@/lib/footnotes'
import { sanitiseToFragment } from '@/lib/sanitise-html'

/** Fewest sections for a table of contents. */
const CONTENTS_FROM = 3
const PARAGRAPHS_BEFORE_AD = 2

/** A part of an article: HTML, or a prompt with blanks to fill in. */
export type ArticlePart = { readonly html: string } | { readonly prompt: string }

/** An article ready to be shown: in two halves, with room for an ad between them. */
export interface PreparedArticle {
  readonly beforeAd: readonly ArticlePart[]
  readonly afterAd: readonly ArticlePart[]
  /** Its sections, if there are enough for a table of contents. */
  readonly sections: readonly { id: string; title: string }[]
}

/**
 * Sanitises the text of a post and prepares it as nodes: sections and footnotes get ids, wide content a box to scroll in, and the
 * whole is split after the second non-empty paragraph at the top level, or at the end if there are fewer.
 */
export function prepareArticle(html: string): PreparedArticle {
  const fragment = sanitiseToFragment(html)
  const sections = nameSections(fragment)
  nameNotes(fragment)
  for (const table of fragment.querySelectorAll('table')) {
    const box = scrollBox(table.ownerDocument, 'Table')
    table.replaceWith(box)
    box.append(table)
  }
  // Scrollable boxes must be reachable by keyboard.
  for (const block of fragment.querySelectorAll('pre')) block.tabIndex = 0
  for (const picture of fragment.querySelectorAll('img')) {
    picture.setAttribute('loading', 'lazy')
    if (!picture.hasAttribute('alt')) picture.alt = ''
  }
  const [beforeAd, afterAd] = partAfter(fragment, PARAGRAPHS_BEFORE_AD)
  return { beforeAd, afterAd, sections: sections.length >= CONTENTS_FROM ? sections : [] }
}

/** Gives each section's heading a unique id that the page itself does not use. */
function nameSections(fragment: DocumentFragment) {
  const taken = new Set<string>()
  return [...fragment.querySelectorAll('h2')].flatMap((heading, index) => {
    const title = (heading.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (!title) return []
    const base = `section-${slugFromTitle(title) || index + 1}`
    const id = taken.has(base) ? `${base}-${index + 1}` : base
    taken.add(id)
    heading.id = id
    return [{ id, title }]
  })
}

function scrollBox(document: Document, label: string): HTMLElement {
  const box = document.createElement('div')
  box.className = 'scroll-box'
  box.tabIndex = 0
  box.setAttribute('role', 'region')
  box.setAttribute('aria-label', label)
  return box
}

function partAfter(fragment: DocumentFragment, count: number): [ArticlePart[], ArticlePart[]] {
  const nodes = [...fragment.childNodes]
  const paragraphs = nodes.filter((node) => node.nodeName === 'P' && saysSomething(node as Element))
  const last = paragraphs[count - 1]
  const end = last ? nodes.indexOf(last) + 1 : nodes.length
  return [partsOf(nodes.slice(0, end)), partsOf(nodes.slice(end))]
}

/** Nodes as parts: each quotation that is a prompt with blanks stands alone. */
function partsOf(nodes: readonly Node[]): ArticlePart[] {
  const parts: ArticlePart[] = []
  let box: HTMLElement | undefined
  const close = () => {
    if (box) parts.push({ html: box.innerHTML })
    box = undefined
  }
  for (const node of nodes) {
    const prompt = promptIn(node)
    if (prompt) {
      close()
      parts.push({ prompt })
    } else {
      box ??= node.ownerDocument?.createElement('div')
      box?.append(node)
    }
  }
  close()
  return parts
}

/** The prompt that a quotation holds: plain paragraphs with at least one blank. */
function promptIn(node: Node): string | undefined {
  if (node.nodeName !== 'BLOCKQUOTE') return undefined
  const paragraphs = [...(node as Element).children]
  if (paragraphs.some(({ nodeName, childElementCount }) => nodeName !== 'P' || childElementCount > 0)) return undefined
  const text = paragraphs.map(({ textContent }) => textContent?.trim() ?? '').join('\n\n')
  return blanksOf(text).length > 0 ? text : undefined
}

const saysSomething = (element: Element) => element.textContent?.trim() !== '' || element.querySelector('img') !== null
