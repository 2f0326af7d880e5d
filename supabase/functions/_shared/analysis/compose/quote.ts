import type { Analysis, Finding } from '../types.ts'

const WHOLE_MAX_CHARS = 130
const AROUND_CHARS = 55

const flat = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

/** Puts a text in quotation marks. Marks inside become single ones, so the end of the quotation is clear. */
export function quoted(text: string): string {
  return `“${flat(text).replaceAll(/["“”]/gu, (mark, at: number, whole: string) => (mark === '“' || (mark === '"' && /(?:^|\s)$/u.test(whole.slice(0, at))) ? '‘' : '’'))}”`
}

/** Cuts a long text at a word. */
export function shortened(raw: string): string {
  const text = flat(raw)
  if (text.length <= WHOLE_MAX_CHARS) return text
  return `${text.slice(0, WHOLE_MAX_CHARS - 20).replace(/[\s,;:]+\S*$/u, '')} …`
}

/** The writer's sentence around a finding, shortened at word boundaries when it is long. */
export function excerpt(
  text: string,
  { sentences }: Analysis,
  finding: Pick<Finding, 'start' | 'end' | 'sentenceIndex'>,
): string {
  const sentence = sentences[finding.sentenceIndex]
  if (!sentence || finding.end > sentence.end) return quoted(shortened(flat(text.slice(finding.start, finding.end))))
  const whole = flat(text.slice(sentence.start, sentence.end))
  if (whole.length <= WHOLE_MAX_CHARS) return quoted(whole)
  if (finding.end - finding.start > WHOLE_MAX_CHARS) return quoted(shortened(whole))
  const from = Math.max(sentence.start, finding.start - AROUND_CHARS)
  const to = Math.min(sentence.end, finding.end + AROUND_CHARS)
  const head = text.slice(from, finding.start)
  const tail = text.slice(finding.end, to)
  const left = from === sentence.start ? head : `… ${head.replace(/^\S*\s+/u, '')}`
  const right = to === sentence.end ? tail : `${tail.replace(/[\s,;:]+\S*$/u, '')} …`
  return quoted(left + text.slice(finding.start, finding.end) + right)
}

/** The first words of a sentence, as a pointer to it. */
export function excerptOf(text: string, chars: number): string {
  const words = flat(text)
  return quoted(words.length <= chars ? words : `${words.slice(0, chars).replace(/[\s,;:]+\S*$/u, '')} …`)
}

/** "a", "a and b", "a, b and c". */
export function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Turns our own straight marks into the curly ones used around the writer's words. */
export function curled(text: string): string {
  return text.replaceAll(/"([^"]*)"/gu, '“$1”')
}

/** A quotation that ends our sentence; adds a full stop unless it has its own end mark. */
export const closed = (quote: string) => (/[.!?…]['’]?”$/u.test(quote) ? quote : `${quote}.`)
