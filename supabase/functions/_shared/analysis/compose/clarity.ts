import type { Analysis, Kind } from '../types.ts'
import { capitalised, numberWord } from '../words/numbers.ts'
import { excerpt } from './quote.ts'
import { remarksFor } from './remarks.ts'

const THING: Readonly<Record<Kind, string>> = {
  story: 'story',
  poem: 'poem',
  journal: 'entry',
  email: 'message',
  essay: 'essay',
  other: 'text',
}

/** What the writer is called upon in this kind of text. */
export const thingOf = ({ kind }: Analysis) => THING[kind]

function easeOf(ease: number): string {
  // R. Flesch, "How to Write Plain English" (1979), chapter 2: the bands of the reading-ease score.
  if (ease >= 90) return 'very easy to read'
  if (ease >= 70) return 'easy to read'
  if (ease >= 60) return 'plain English'
  if (ease >= 50) return 'fairly hard to read'
  if (ease >= 30) return 'hard to read'
  return 'very hard to read'
}

function measures({ counts, rhythm, readability }: Analysis): string {
  const many = counts.sentences === 1 ? 'One sentence' : `${capitalised(numberWord(counts.sentences))} sentences`
  const mean = Math.round(rhythm.mean)
  const longest = rhythm.lengths[rhythm.longest] ?? 0
  const lengths =
    counts.sentences === 1 ? `of ${longest} words` : `of about ${mean} words each; the longest has ${longest}`
  const ease = readability
    ? ` By Flesch's measure it is ${easeOf(readability.ease)} (${Math.round(readability.ease)} of 100, about grade ${Math.max(1, Math.round(readability.grade))}).`
    : ''
  return `${many} ${lengths}.${ease}`
}

/** Clarity: the measures first, then what stands in the reader's way. */
export function clarityOf(text: string, analysis: Analysis): string[] {
  const remarks = remarksFor(text, analysis, 'clarity', 2)
  if (remarks.length > 0) return [measures(analysis), ...remarks]
  const { rhythm, sentences } = analysis
  const longest = sentences[rhythm.longest]
  const isLong = longest && longest.words >= 30
  const note = isLong
    ? `The longest sentence is worth reading aloud once: ${excerpt(text, analysis, { ...longest, sentenceIndex: longest.index })} If you run out of breath, so will we.`
    : undefined
  return [`Nothing to mark here in clarity. ${measures(analysis)}`, ...(note ? [note] : [])]
}
