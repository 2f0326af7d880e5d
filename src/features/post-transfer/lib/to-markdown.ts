import TurndownService from 'turndown'
import { htmlOfOwnMarkdown, SPACING_NAMES, type Spacing } from './markdown'
import { parseHtml } from './parse-html'

const turndown = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
})

/** HTML as serialised by a browser. */
const normal = (html: string) => parseHtml(html).innerHTML

/** A post's text in a file: front matter about its format, and the text. */
export interface Body {
  readonly form: { readonly spacing?: Spacing; readonly format?: 'html' }
  readonly text: string
}

/** A block as Markdown, or as HTML if Markdown would lose something. */
function blockText(element: Element, spacing: Spacing): { text: string; isRaw: boolean } {
  const html = element.outerHTML
  const text = turndown.turndown(html)
  const isRaw = normal(htmlOfOwnMarkdown(text, spacing === 'framed' ? 'lists' : spacing)) !== html
  return { text: isRaw ? html : text, isRaw }
}

/**
 * Converts a post's HTML to Markdown that converts back to exactly the same HTML. Blocks that Markdown cannot express
 * (sizes of pictures, tables, alignment) stay HTML, as does a whole text that would not come back the same.
 */
export function toMarkdown(html: string): Body {
  const wanted = normal(html)
  const body = parseHtml(html)
  let best: (Body & { raw: number }) | undefined
  for (const spacing of SPACING_NAMES) {
    const blocks = [...body.children].map((element) => blockText(element, spacing))
    const text = blocks.map((block) => block.text).join('\n\n')
    const raw = blocks.filter(({ isRaw }) => isRaw).length
    if (raw >= (best?.raw ?? Infinity) || normal(htmlOfOwnMarkdown(text, spacing)) !== wanted) continue
    best = { form: { spacing }, text, raw }
    if (raw === 0) break
  }
  return best ? { form: best.form, text: best.text } : { form: { format: 'html' }, text: html }
}
