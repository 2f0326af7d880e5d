import { slugFromTitle } from '@contracts/blog.ts'
import { sanitiseToFragment } from '@/lib/sanitise-html'

/** From this many sections on, an article has a table of contents. */
const CONTENTS_FROM = 3
const PARAGRAPHS_BEFORE_AD = 2

/** An article ready to be shown: in two parts, with room for an ad between them. */
export interface PreparedArticle {
  readonly beforeAd: string
  readonly afterAd: string
  /** Its sections, where it has enough of them for a table of contents. */
  readonly sections: readonly { id: string; title: string }[]
}

/**
 * Sanitises the text of a post and gets it ready as nodes: sections get ids, wide things a box to scroll in, and the
 * whole is parted after its second paragraph (of those that stand at the top level and say something), or at its end
 * where there are fewer.
 */
export function prepareArticle(html: string): PreparedArticle {
  const fragment = sanitiseToFragment(html)
  const sections = nameSections(fragment)
  for (const table of fragment.querySelectorAll('table')) {
    const box = scrollBox(table.ownerDocument, 'Table')
    table.replaceWith(box)
    box.append(table)
  }
  // What scrolls must be reachable from the keyboard.
  for (const block of fragment.querySelectorAll('pre')) block.tabIndex = 0
  for (const picture of fragment.querySelectorAll('img')) {
    picture.setAttribute('loading', 'lazy')
    if (!picture.hasAttribute('alt')) picture.alt = ''
  }
  const [beforeAd, afterAd] = partAfter(fragment, PARAGRAPHS_BEFORE_AD)
  return { beforeAd, afterAd, sections: sections.length >= CONTENTS_FROM ? sections : [] }
}

/** Gives each heading of a section an id of its own, apart from those that the page itself uses. */
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

function partAfter(fragment: DocumentFragment, count: number): [string, string] {
  const document = fragment.ownerDocument
  const nodes = [...fragment.childNodes]
  const paragraphs = nodes.filter((node) => node.nodeName === 'P' && saysSomething(node as Element))
  const last = paragraphs[count - 1]
  const end = last ? nodes.indexOf(last) + 1 : nodes.length
  return [nodes.slice(0, end), nodes.slice(end)].map((part) => {
    const box = document.createElement('div')
    box.append(...part)
    return box.innerHTML
  }) as [string, string]
}

const saysSomething = (element: Element) => element.textContent?.trim() !== '' || element.querySelector('img') !== null
