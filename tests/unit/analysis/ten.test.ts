import { describe, expect, it } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { composeFeedback } from '../../../supabase/functions/_shared/analysis/compose-feedback.ts'
import { countWords } from '../../../supabase/functions/_shared/contracts/text.ts'
import { DICTIONARY } from './dictionary.ts'
import { TEN } from './ten/texts.ts'

type Name = keyof typeof TEN

const ALL = (Object.keys(TEN) as Name[]).map((name) => {
  const text = TEN[name]
  const analysis = analyseWriting(text, { dictionary: DICTIONARY })
  return { name, text, analysis, feedback: composeFeedback(text, analysis) }
})
const read = (name: Name) => ALL.find((one) => one.name === name) ?? (ALL[0] as (typeof ALL)[number])
const quotesIn = (text: string) => [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => quote)
const ofRule = (name: Name, rule: string) => read(name).analysis.findings.filter((finding) => finding.rule === rule)

it('are texts of 120 to 300 words', () => {
  for (const { text } of ALL) {
    expect(countWords(text)).toBeGreaterThanOrEqual(120)
    expect(countWords(text)).toBeLessThanOrEqual(300)
  }
})

it('of learners get many marks and no all-clear', () => {
  for (const name of ['learner, Spanish', 'learner, Chinese', 'very bad'] as const) {
    const { analysis, feedback } = read(name)
    expect(analysis.findings.filter(({ section }) => section === 'grammar').length).toBeGreaterThanOrEqual(15)
    expect(feedback.grammar).not.toMatch(/found no/)
    // What is right stands beside each of them.
    expect(feedback.grammar.match(/ \(“[^”]+”\??\)/g)?.length).toBeGreaterThanOrEqual(6)
  }
})

it('that sell are marked, and neither discount nor deadline is praised', () => {
  const { analysis, feedback } = read('sales')
  expect(ofRule('sales', 'worn').length).toBeGreaterThanOrEqual(25)
  expect(analysis.strength).toBeUndefined()
  expect(feedback.creativity).not.toContain('What works')
  expect(feedback.suggestions).toContain('Our cutting-edge platform is user-friendly')
})

it('of application: the formulas are marked, and the proof is asked to come first', () => {
  expect(ofRule('application', 'worn').length).toBeGreaterThanOrEqual(15)
  expect(read('application').feedback.suggestions).toMatch(/strongest proof/)
  expect(read('application').feedback.suggestions).toContain('In my final year')
})

it('in verse are asked for no full stop, and are not measured as prose', () => {
  const { analysis, feedback } = read('poem')
  expect(analysis.kind).toBe('poem')
  expect(analysis.findings.map(({ rule }) => rule)).not.toContain('full-stop')
  expect(analysis.readability).toBeUndefined()
  expect(feedback.clarity).toMatch(/^20 lines in six stanzas/)
})

it('that are good get few marks', () => {
  expect(read('very good').analysis.findings).toEqual([])
  expect(read('dialogue').analysis.findings).toEqual([])
  expect(read('technical').analysis.findings.length).toBeLessThanOrEqual(4)
})

describe('the feedback on all of them', () => {
  it('has suggestions that say nothing a remark has said', () => {
    for (const { feedback } of ALL) {
      const remarks = `${feedback.clarity} ${feedback.creativity.replace(/^What works:.*$/m, '')} ${feedback.grammar}`
      for (const suggestion of feedback.suggestions.split('\n')) {
        expect(suggestion.length).toBeLessThan(420)
        for (const quote of quotesIn(suggestion)) {
          if (quote.length > 24) expect(remarks).not.toContain(quote.replace(/ …$/, ''))
        }
        const own = suggestion.replaceAll(/“[^”]*”/g, '').split(/(?<=[.?])\s+/)
        for (const sentence of own) if (sentence.length > 20) expect(remarks).not.toContain(sentence)
      }
    }
  })

  it('quotes in its suggestions what stands in the text', () => {
    const flat = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/["“”‘’']/g, '')
    for (const { text, feedback } of ALL) {
      const quotes = quotesIn(feedback.suggestions)
      expect(quotes.length).toBeGreaterThan(feedback.suggestions.startsWith('I have no changes') ? -1 : 0)
      for (const quote of quotes) for (const part of quote.split('…')) expect(flat(text)).toContain(flat(part).trim())
    }
  })
})
