import { rhythmOf } from '../measures/rhythm.ts'
import type { Rule } from '../parse/document.ts'
import { hasSpeech } from '../parse/query.ts'
import { capitalised, numberWord } from '../words/numbers.ts'

/** A long run of sentences of nearly the same length. */
export const monotoneRhythm: Rule = {
  name: 'monotone-rhythm',
  label: 'sentence length',
  weight: 7,
  section: 'creativity',
  check: ({ sentences, blocks }) => {
    const told = sentences.filter((sentence) => !blocks[sentence.block]?.isListItem)
    return rhythmOf(told).runs.flatMap(({ from, to }) => {
      const run = told.slice(from, to + 1)
      const [first] = run
      const last = run.at(-1)
      if (!first || !last || run.filter(hasSpeech).length > run.length / 4) return []
      const lengths = run.map(({ words }) => words)
      return {
        start: first.start,
        end: last.end,
        reason: `${capitalised(numberWord(run.length))} sentences in a row have ${Math.min(...lengths)} to ${Math.max(...lengths)} words each. That sounds flat.`,
        advice: 'Join two of them, or make one much shorter.',
      }
    })
  },
}
