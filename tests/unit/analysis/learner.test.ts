import { describe, expect, it } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { replacementOf } from '../../../supabase/functions/_shared/analysis/replacement.ts'
import { CHOICES } from './learner/choices.ts'
import { type Cases, VERBS } from './learner/verbs.ts'
import { WORDS } from './learner/words.ts'

const RULES: Readonly<Record<string, Cases>> = { ...CHOICES, ...VERBS, ...WORDS }

const told = (sentence: string) =>
  `The road was long and they had walked all day. ${sentence} The sun went down behind the hill.`

const found = (sentence: string) =>
  analyseWriting(told(sentence))
    .findings.filter(({ rule }) => rule in RULES)
    .map(({ rule, quote }) => `${rule}: ${quote}`)

describe.each(Object.entries(RULES))('%s', (rule, { wrong, clean }) => {
  it.each(wrong)('%s', (sentence, quote) => {
    expect(found(sentence)).toContain(`${rule}: ${quote}`)
  })

  it('leaves at least twenty right sentences alone', () => {
    expect(new Set(clean).size).toBeGreaterThanOrEqual(20)
    expect(clean.flatMap((sentence) => found(sentence).map((mark) => `${sentence} ${mark}`))).toEqual([])
  })
})

it('marks a fault once where two rules see it', () => {
  const { findings } = analyseWriting(told('My friends is happy and they was late.'))
  const places = findings.filter(({ section }) => section === 'grammar').map(({ start }) => start)
  expect(new Set(places).size).toBe(places.length)
})

it('leaves speech alone', () => {
  expect(found('“I don’t know nothing,” said the boy, “and she have the key.”')).toEqual([])
})

it('puts one word in the place of all that stand apart', () => {
  const text = told('In deed they went home.')
  const [finding] = analyseWriting(text).findings.filter(({ rule }) => rule === 'word-choice')
  const change = finding && replacementOf(finding)
  expect(change && text.slice(0, change.start) + change.text + text.slice(change.end)).toContain('. Indeed they went')
})

it('writes days with a capital in what it advises', () => {
  const { findings } = analyseWriting(told('We meet in Saturday, and i hope it rains not.'))
  expect(findings.find(({ rule }) => rule === 'preposition')?.advice).toBe('Write "on Saturday".')
})
