import { describe, expect, it } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { CORPUS } from './corpus.ts'
import { DICTIONARY } from './dictionary.ts'
import { evaluate, precisionOf, recallOf, type Score } from './evaluate.ts'

const ANALYSES = new Map(
  [...CORPUS.tuned, ...CORPUS.heldOut].map(({ text }) => [text, analyseWriting(text, { dictionary: DICTIONARY })]),
)
const analyse = (text: string) => ANALYSES.get(text) ?? analyseWriting(text)
const tuned = evaluate(CORPUS.tuned, analyse)
const heldOut = evaluate(CORPUS.heldOut, analyse)

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const row = (score: Score) => ({
  texts: score.texts,
  planted: score.planted,
  found: score.found,
  marked: score.marked,
  right: score.right,
  'false alarms in clean texts': score.falseAlarms,
  precision: percent(precisionOf(score)),
  recall: percent(recallOf(score)),
  'kind guessed': percent(score.kindsRight / score.texts),
})

describe('on sixty texts of our own', () => {
  it('prints how it does', () => {
    console.table({ tuned: row(tuned), 'held out': row(heldOut) })
    if (process.env.ANALYSIS_DETAILS) console.log({ tuned, heldOut })
    for (const samples of Object.values(CORPUS)) {
      const clean = samples.filter(({ faults }) => faults.length === 0)
      expect(clean.length * 2).toBe(samples.length)
    }
    expect(CORPUS.tuned.length + CORPUS.heldOut.length).toBeGreaterThanOrEqual(60)
  })

  it('finds what was planted and little else in the texts it was tuned on', () => {
    expect(tuned.missed.length, tuned.missed.join('\n')).toBeLessThanOrEqual(1)
    expect(tuned.wrong.length, tuned.wrong.join('\n')).toBeLessThanOrEqual(2)
    expect(precisionOf(tuned)).toBeGreaterThanOrEqual(0.95)
    expect(recallOf(tuned), tuned.missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  it('does so in texts it was not tuned on', () => {
    expect(precisionOf(heldOut), heldOut.wrong.join('\n')).toBeGreaterThanOrEqual(0.9)
    expect(recallOf(heldOut), heldOut.missed.join('\n')).toBeGreaterThanOrEqual(0.8)
  })

  it('is silent on clean prose', () => {
    expect(tuned.falseAlarms).toBe(0)
    expect(heldOut.falseAlarms).toBeLessThanOrEqual(2)
  })

  it('quotes exactly what stands at each place', () => {
    for (const [text, { findings, sentences, strength }] of ANALYSES) {
      for (const { start, end, quote, sentenceIndex } of findings) {
        expect(text.slice(start, end)).toBe(quote)
        expect(quote.trim()).not.toBe('')
        expect(start).toBeGreaterThanOrEqual(sentences[sentenceIndex]?.start ?? Number.POSITIVE_INFINITY)
        expect(start).toBeLessThan(sentences[sentenceIndex]?.end ?? -1)
      }
      if (strength) expect(text.slice(strength.start, strength.end)).toBe(strength.quote)
      expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length)
    }
  })
})
