import { Marked, type Token } from 'marked'
import { noteList, noteMark } from './footnotes'

const LABEL = String.raw`\[\^([^\]\s]+)\]`
const DEFINITION = new RegExp(String.raw`^ {0,3}${LABEL}:[ \t]*`)
// The lines of a note: those that go on, and after empty ones those that are indented.
const NOTE = new RegExp(
  String.raw`${DEFINITION.source}[^\n]*(?:\n(?! {0,3}(?:${LABEL}:|#{1,6} |>|\x60\x60\x60|~~~|[-*+] |\d+[.)] ))[^\n]*\S[^\n]*|\n(?:[ \t]*\n)*(?: {2,}|\t)[^\n]*\S[^\n]*)*(?:\n|$)`,
)
const NEXT = new RegExp(String.raw`\n {0,3}${LABEL}:`)
const REFERENCE = new RegExp(`^${LABEL}`)
/** A note in its place: `^[See above.]`. One word is no note, but may be a pattern: `^[a-z]`. */
const INLINE = /^\^\[(?=[^\]]*\s)((?:\\.|\[[^\]]*\]|[^[\]\\])+)\]/

/** GitHub-flavoured Markdown as HTML, not cleaned yet. Its footnotes become a list at the end. */
export function markdownHtml(text: string): string {
  const notes = new Map<string, Token[]>()
  // Labels in the order of their marks.
  const order: string[] = []
  const numberOf = (label: string) => order.indexOf(label) + 1 || order.push(label)
  const marked = new Marked({
    gfm: true,
    extensions: [
      {
        name: 'note',
        level: 'block',
        start: (source) => {
          // Ends a paragraph, and so is in it.
          const [paragraph] = source.split(/\n[ \t]*\n/, 1)
          const at = (paragraph ?? '').search(NEXT)
          return at < 0 ? undefined : at
        },
        tokenizer(source) {
          const [raw = '', label = ''] = NOTE.exec(source) ?? []
          if (!raw) return undefined
          const body = raw.replace(DEFINITION, '').replaceAll(/\n(?: {1,4}|\t)/g, '\n')
          const tokens: Token[] = []
          // Of two notes with one label, the second comes without a mark.
          const name = label.toLowerCase()
          notes.set(notes.has(name) ? `${name} ${notes.size}` : name, tokens)
          this.lexer.blockTokens(body, tokens)
          return { type: 'note', raw, tokens }
        },
        renderer: () => '',
      },
      {
        name: 'mark',
        level: 'inline',
        start: (source) => {
          const at = source.search(/\[\^|\^\[/)
          return at < 0 ? undefined : at
        },
        tokenizer(source) {
          const [reference, name = ''] = REFERENCE.exec(source) ?? []
          const label = name.toLowerCase()
          if (reference && notes.has(label)) return { type: 'mark', raw: reference, label }
          const [inline, words = ''] = INLINE.exec(source) ?? []
          if (!inline) return undefined
          const own = `^[${notes.size}`
          const tokens = this.lexer.inlineTokens(words, [])
          notes.set(own, [{ type: 'paragraph', raw: inline, text: words, tokens }])
          return { type: 'mark', raw: inline, label: own }
        },
        renderer: ({ label }) => noteMark(numberOf(label as string)),
      },
    ],
  })
  const html = marked.parse(text, { async: false }).trim()
  const listed: string[] = []
  const list = () => {
    // A note may have marks of others.
    while (listed.length < order.length) {
      listed.push(marked.parser(notes.get(order[listed.length] ?? '') ?? []).trim())
    }
  }
  list()
  // Notes that no mark names come last: nothing is lost.
  for (const label of notes.keys()) {
    numberOf(label)
    list()
  }
  return html + noteList(listed)
}
