import type { Mark, Rule, Sentence } from '../parse/document.ts'
import { capitalised, numberWord } from '../words/numbers.ts'

const MIN_RUN = 4
const MIN_WORDS = 3

const opener = ({ tokens }: Sentence) => (tokens[0]?.isQuoted ? '' : (tokens[0]?.lower ?? ''))
const second = ({ tokens }: Sentence) => tokens[1]?.lower ?? ''

/** A refrain repeats more than its first word: "I remember …, I remember …". */
function isRefrain(run: readonly Sentence[]): boolean {
  const times = new Map<string, number>()
  let most = 0
  for (const sentence of run) {
    const count = (times.get(second(sentence)) ?? 0) + 1
    times.set(second(sentence), count)
    most = Math.max(most, count)
  }
  return most * 2 >= run.length
}

/** Four or more sentences in a row that begin with the same word and are not a refrain. */
export const repeatedOpeners: Rule = {
  name: 'repeated-openers',
  label: 'repeated opening',
  weight: 6.5,
  section: 'creativity',
  check: ({ sentences, blocks }) => {
    const marks: Mark[] = []
    let run: Sentence[] = []
    const close = () => {
      const [first] = run
      const last = run.at(-1)
      if (first && last && run.length >= MIN_RUN && !isRefrain(run)) {
        marks.push({
          start: first.start,
          end: last.end,
          reason: `${capitalised(numberWord(run.length))} sentences in a row begin with "${first.tokens[0]?.text ?? ''}".`,
          advice: 'Begin one of them with another word.',
        })
      }
      run = []
    }
    for (const sentence of sentences) {
      const word = opener(sentence)
      const isListed = blocks[sentence.block]?.isListItem ?? false
      if (word === '' || isListed || sentence.words < MIN_WORDS) {
        close()
        continue
      }
      if (run[0] && opener(run[0]) !== word) close()
      run.push(sentence)
    }
    close()
    return marks
  },
}
