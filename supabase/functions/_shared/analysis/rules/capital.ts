import type { Rule, Sentence, Speech } from '../parse/document.ts'
import { endsInAbbreviation } from '../words/abbreviations.ts'

const LOWER_START = /^\p{Ll}(?!\p{Lu})/u
/** Words that open sentences. Any other in small letters may be a name, a command or the rest of an abbreviation. */
const OPENERS =
  /^(?:i|you|he|she|it|we|they|my|your|his|her|its|our|their|this|that|these|those|there|the|a|an|some|many|most|every|one|everyone|everybody|nobody|people|when|if|because|after|before|while|then|but|and|so|also|now|today|yesterday|tomorrow|however|finally|suddenly|maybe|what|why|how|where|who|in|on|at|for|with|to|as|not|no|yes|don['’]t|it['’]s|i['’]m|let['’]s|that['’]s|there['’]s)$/u

/** Omits names that are also other words: march, may, polish, turkey. */
const NAMES =
  /(?<![\p{L}\p{N}/@._#-])(?:english|spanish|german|british|czech|brazilian|chinese|japanese|korean|italian|portuguese|russian|arabic|american|european|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|september|october|november|december)(?![\p{L}\p{N}/@_#-]|\.\w)/gu

const capitalised = (word: string) => word.replace(/\p{Ll}/u, (letter) => letter.toUpperCase())

/** Missing capitals at the start of a sentence, in names of languages, peoples, days and months, and in a lone "i". */
export const capital: Rule = {
  name: 'capital',
  label: 'capital letter',
  weight: 5,
  section: 'grammar',
  check: function* (context) {
    const { text, blocks, sentences, speech } = context
    const prose = blocks.filter(({ isListItem }) => !isListItem)
    const lower = prose.filter((block) => LOWER_START.test(block.text)).length
    // A text mostly without capitals is written so on purpose.
    if (lower * 2 > prose.length && prose.length > 1) return
    const firsts = new Map<number, Sentence>()
    for (const sentence of sentences) if (!firsts.has(sentence.block)) firsts.set(sentence.block, sentence)
    let from = 0
    for (const block of prose) {
      while ((speech[from]?.end ?? Number.POSITIVE_INFINITY) <= block.start) from++
      const spoken: Speech[] = []
      for (let at = from; (speech[at]?.start ?? Number.POSITIVE_INFINITY) < block.end; at++) {
        const range = speech[at]
        if (range) spoken.push(range)
      }
      const previous = blocks[block.index - 1]
      const goesOn = previous !== undefined && /[,;:–—\p{L}\p{N}]["”’']?$/u.test(previous.text)
      const first = firsts.get(block.index)
      const isWord = first !== undefined && first.words >= 3
      const isOpener = block.index === 0 || OPENERS.test(first?.tokens[0]?.lower ?? '')
      if (LOWER_START.test(block.text) && isOpener && !goesOn && isWord && first.tokens[0]) {
        yield {
          start: first.start,
          end: first.tokens[0].end,
          reason: 'A sentence begins with a capital letter.',
          advice: `Write "${capitalised(text.slice(first.start, first.tokens[0].end))}".`,
        }
      }
      for (const match of block.text.matchAll(/[.!?]["”]?\s+(\p{Ll}[\p{L}'’-]*)/gu)) {
        const word = match[1] ?? ''
        const mark = block.text.slice(0, match.index + 1)
        const at = block.start + match.index + match[0].length - word.length
        const wasSpoken = spoken.some(({ start, end }) => start < at && at - end <= 2 && end <= at)
        const isSpoken = spoken.some(({ start, end }) => start < at && at < end)
        if (wasSpoken || endsInAbbreviation(mark) || !OPENERS.test(word)) continue
        // "The end . . . of it" leaves words out.
        if (/[\s.].$/u.test(mark)) continue
        // A sentence may continue after a question or an exclamation: "Why? he wondered".
        if (/[!?]$/u.test(mark) || (isSpoken && !mark.endsWith('.'))) continue
        yield {
          start: at,
          end: at + word.length,
          reason: 'A sentence begins with a capital letter.',
          advice: `Write "${capitalised(word)}".`,
        }
      }
    }
    for (const match of text.matchAll(NAMES)) {
      const [word] = match
      yield {
        start: match.index,
        end: match.index + word.length,
        reason: 'Days, months, languages and nationalities have a capital letter.',
        advice: `Write "${capitalised(word)}".`,
      }
    }
    for (const match of text.matchAll(/(?<=^|\s|["“(])i(?=\s|['’](?:m|ve|ll|d)\b)/gu)) {
      yield {
        start: match.index,
        end: match.index + 1,
        reason: 'The word "I" is always a capital letter.',
        advice: 'Write "I".',
      }
    }
  },
}
