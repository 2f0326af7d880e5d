import { Marked } from 'marked'
import { escapeHtml } from '@/lib/escape-html'

// The page has an h1, and the section an h2.
const FIRST_LEVEL = 3
const LAST_LEVEL = 6

const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    heading({ tokens, depth }) {
      const level = Math.min(depth + FIRST_LEVEL - 1, LAST_LEVEL)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
    },
    // Answers bring no markup of their own: tags become text, and links and pictures become their words.
    html: ({ text }) => escapeHtml(text),
    link({ tokens }) {
      return this.parser.parseInline(tokens)
    },
    image: ({ text }) => escapeHtml(text),
    table(token) {
      const row = (cells: typeof token.header, name: 'th' | 'td') =>
        `<tr>${cells.map(({ tokens }) => `<${name}>${this.parser.parseInline(tokens)}</${name}>`).join('')}</tr>`
      const body = token.rows.map((cells) => row(cells, 'td')).join('')
      return `<div class="answer-table"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`
    },
  },
})

/** An answer's Markdown as HTML: at build time and in development. */
export const answerHtml = (markdown: string): string => marked.parse(markdown, { async: false })
