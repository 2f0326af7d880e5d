import type { Analysis } from '../types.ts'
import { capitalised, numberWord } from '../words/numbers.ts'
import { excerpt } from './quote.ts'
import { remarksFor } from './remarks.ts'

const LONG_WORDS = 32

function easeOf(ease: number): string {
  // R. Flesch, "How to Write Plain English" (1979), chapter 2: the bands of the reading-ease score.
  if (ease >= 90) return 'very easy'
  if (ease >= 70) return 'easy'
  if (ease >= 60) return 'neither easy nor hard'
  if (ease >= 50) return 'a little hard'
  return ease >= 30 ? 'hard' : 'very hard'
}

function poemMeasures(text: string): string {
  const blocks = text
    .trim()
    .split(/\n\s*\n/u)
    .map((block) => block.split('\n').filter((line) => line.trim() !== '').length)
  // A single line at the top is the title.
  const stanzas = blocks[0] === 1 && blocks.length > 1 ? blocks.slice(1) : blocks
  const lines = numberWord(stanzas.reduce((sum, count) => sum + count, 0))
  const many = stanzas.length === 1 ? 'one stanza' : `${numberWord(stanzas.length)} stanzas`
  return `${capitalised(lines)} lines in ${many}. Line breaks are your choice, so I do not judge them.`
}

/** Above this many mistakes per hundred words the ease is left out: it counts syllables and would ignore them. */
const MANY_MISTAKES = 5

function measures(text: string, { kind, counts, rhythm, readability, findings }: Analysis): string {
  if (kind === 'poem') return poemMeasures(text)
  const longest = rhythm.lengths[rhythm.longest] ?? 0
  if (counts.sentences === 1) return `Your text is one sentence of ${longest} words.`
  const lengths = `Your text has ${numberWord(counts.sentences)} sentences. The average is ${Math.round(rhythm.mean)} words, the longest sentence has ${longest}.`
  const mistakes = findings.filter(({ section }) => section === 'grammar').length
  if (!readability || (mistakes * 100) / counts.words > MANY_MISTAKES) return lengths
  return `${lengths} It is ${easeOf(readability.ease)} to read (${Math.round(readability.ease)} out of 100).`
}

/** Clarity: the measures first, then what makes reading hard. */
export function clarityOf(text: string, analysis: Analysis): string[] {
  const remarks = remarksFor(text, analysis, 'clarity')
  if (remarks.length > 0) return [measures(text, analysis), ...remarks]
  if (analysis.kind === 'poem') return [measures(text, analysis)]
  const { rhythm, sentences } = analysis
  const longest = sentences[rhythm.longest]
  // Do not question a sentence that is praised below.
  const isPraised = longest?.index === analysis.strength?.sentenceIndex
  if (!longest || longest.words < LONG_WORDS || isPraised)
    return [`${measures(text, analysis)} I found no sentence that is too long and no wordy phrase.`]
  const quote = excerpt(text, analysis, { ...longest, sentenceIndex: longest.index })
  return [measures(text, analysis), `Read your longest sentence aloud: ${quote} If it is hard to say, split it.`]
}
