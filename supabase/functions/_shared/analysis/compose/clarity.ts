import type { Analysis } from '../types.ts'
import { capitalised, numberWord } from '../words/numbers.ts'
import { excerpt } from './quote.ts'
import { remarksFor } from './remarks.ts'
import { variantOf } from './variant.ts'

const LONG_WORDS = 32

function easeOf(ease: number): string {
  // R. Flesch, "How to Write Plain English" (1979), chapter 2: the bands of the reading-ease score.
  if (ease >= 90) return 'very easy to read'
  if (ease >= 70) return 'easy to read'
  if (ease >= 60) return 'plain English'
  if (ease >= 50) return 'fairly hard to read'
  if (ease >= 30) return 'hard to read'
  return 'very hard to read'
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
  return `${capitalised(lines)} lines in ${many}. Where they break is yours; no measure of prose is taken here.`
}

/** Above this many slips per hundred words the ease is left out: it counts syllables and would ignore the slips. */
const MANY_SLIPS = 5

function measures(text: string, { kind, counts, rhythm, readability, findings }: Analysis): string {
  if (kind === 'poem') return poemMeasures(text)
  const longest = rhythm.lengths[rhythm.longest] ?? 0
  if (counts.sentences === 1) return `One sentence of ${longest} words.`
  const sentences = numberWord(counts.sentences)
  const mean = Math.round(rhythm.mean)
  const lengths = variantOf(`count ${text}`, [
    `${capitalised(sentences)} sentences of about ${mean} words; the longest has ${longest}.`,
    `It runs to ${sentences} sentences, ${mean} words each on average and ${longest} at the most.`,
    `There are ${sentences} sentences here; the average has ${mean} words, the longest ${longest}.`,
    `The sentences, ${sentences} in all, have ${mean} words on average; the longest goes on for ${longest}.`,
  ])
  const slips = findings.filter(({ section }) => section === 'grammar').length
  if (!readability || (slips * 100) / counts.words > MANY_SLIPS) return lengths
  const [ease, score] = [easeOf(readability.ease), Math.round(readability.ease)]
  const reading = variantOf(`ease ${text}`, [
    `By Flesch's measure that is ${ease} (${score} of 100).`,
    `Flesch's formula gives it ${score} of 100: ${ease}.`,
    `On Flesch's scale of 100 it reaches ${score}, ${ease}.`,
    `Reading ease: ${score} of 100, ${ease}.`,
  ])
  return `${lengths} ${reading}`
}

/** Clarity: the measures first, then what makes reading hard. */
export function clarityOf(text: string, analysis: Analysis): string[] {
  const remarks = remarksFor(text, analysis, 'clarity')
  if (remarks.length > 0) return [measures(text, analysis), ...remarks]
  if (analysis.kind === 'poem') return [measures(text, analysis)]
  const { rhythm, sentences } = analysis
  const longest = sentences[rhythm.longest]
  const none = variantOf(`clear ${text}`, [
    'I looked for sentences without end, wordy phrases and passives that pile up, and found none.',
    'No sentence is too long, and no phrase on my list takes more words than it needs.',
    'Wordy phrases, heaps of passives, overlong sentences: none of them here.',
    'Nothing here is wordy or overlong by the rules I have; whether the order is the right one, see below.',
  ])
  // Do not question a sentence that is praised below.
  const isPraised = longest?.index === analysis.strength?.sentenceIndex
  if (!longest || longest.words < LONG_WORDS || isPraised) return [`${measures(text, analysis)} ${none}`]
  const quote = excerpt(text, analysis, { ...longest, sentenceIndex: longest.index })
  return [
    measures(text, analysis),
    variantOf(`longest ${text}`, [
      `The longest sentence is worth reading aloud once: ${quote} If you run out of breath, so will we.`,
      `Read ${quote} aloud. Where you want to breathe, a full stop may be wanted.`,
      `${longest.words} words hang together in ${quote} It may be meant; if not, it has room for a full stop.`,
    ]),
  ]
}
