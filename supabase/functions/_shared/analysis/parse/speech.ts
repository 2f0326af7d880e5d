import type { Block, Speech } from './document.ts'

const OPENING = /[“«„]/u
const CLOSING = /[”»]/u
const DIALOGUE_END = /[,.!?…–—-]\s*$/u

interface Quotes {
  readonly speech: Speech[]
  /** Offset of a double mark that was opened and never closed. */
  readonly unclosed: number | undefined
}

function quotesIn({ text, start }: Block): Quotes {
  const speech: Speech[] = []
  let open = -1
  const close = (at: number, isClosed: boolean) => {
    const inside = text.slice(open + 1, at)
    speech.push({ start: start + open, end: start + at + 1, isDialogue: DIALOGUE_END.test(inside), isClosed })
    open = -1
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    if (open < 0) {
      const isInch = sign === '"' && /\d/u.test(text.charAt(at - 1))
      if ((sign === '"' && !isInch) || OPENING.test(sign)) open = at
    } else if (sign === '"' || CLOSING.test(sign)) close(at, true)
  }
  if (open < 0) return { speech, unclosed: undefined }
  const unclosed = start + open
  close(text.length - 1, false)
  return { speech, unclosed }
}

/** British speech: from a single mark before a word to one after punctuation. */
function singleQuotesIn({ text, start }: Block): Speech[] {
  const speech: Speech[] = []
  const opener = /(?<![\p{L}\p{N}])[‘'](?=\p{L})/gu
  for (let match = opener.exec(text); match; match = opener.exec(text)) {
    const rest = text.slice(match.index + 1, match.index + 1500)
    const end = /[,.!?…—–-][’'](?![\p{L}\p{N}])/u.exec(rest)
    if (!end) continue
    const length = end.index + 2
    speech.push({
      start: start + match.index,
      end: start + match.index + 1 + length,
      isDialogue: true,
      isClosed: true,
    })
    opener.lastIndex = match.index + 1 + length
  }
  return speech
}

/** The parts of a text in quotation marks, in order, paragraph by paragraph. */
export function speechOf(blocks: readonly Block[]): Speech[] {
  const speech: Speech[] = []
  for (const [index, block] of blocks.entries()) {
    const { speech: double, unclosed } = quotesIn(block)
    const next = blocks[index + 1]
    // Speech that runs over several paragraphs opens in each and closes only in the last.
    const goesOn = unclosed !== undefined && next !== undefined && /^["“«„]/u.test(next.text)
    speech.push(...double.map((range) => (range.isClosed || !goesOn ? range : { ...range, isClosed: true })))
    if (double.length === 0) speech.push(...singleQuotesIn(block))
  }
  return speech
}
