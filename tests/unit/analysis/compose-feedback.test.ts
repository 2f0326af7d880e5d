import { describe, expect, it } from 'vitest'
import { analyseWriting } from '../../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { composeFeedback } from '../../../supabase/functions/_shared/analysis/compose-feedback.ts'
import { analyzeFeedbackResponse } from '../../../supabase/functions/_shared/contracts/analyze-feedback.ts'
import { CORPUS } from './corpus.ts'
import { DICTIONARY } from './dictionary.ts'

const ALL = [...CORPUS.tuned, ...CORPUS.heldOut].map((sample) => {
  const analysis = analyseWriting(sample.text, { dictionary: DICTIONARY })
  return { ...sample, analysis, feedback: composeFeedback(sample.text, analysis) }
})
const named = (name: string) => {
  const found = ALL.find((sample) => sample.name === name)
  if (!found) throw new Error(name)
  return found
}
const paragraphsOf = (section: string) => section.split('\n').filter((paragraph) => paragraph.trim() !== '')
const flat = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/["“”‘’']/g, '')

describe('the feedback of every text', () => {
  it('meets the contract and has a few paragraphs a section', () => {
    for (const { feedback } of ALL) {
      expect(analyzeFeedbackResponse.safeParse({ ...feedback, source: 'builtin' }).success).toBe(true)
      for (const section of Object.values(feedback)) {
        const count = paragraphsOf(section).length
        expect(count, section).toBeGreaterThanOrEqual(1)
        expect(count, section).toBeLessThanOrEqual(9)
      }
    }
  })

  it('quotes nothing that the writer did not write', () => {
    for (const { text, feedback } of ALL) {
      for (const [, quote = ''] of feedback.suggestions.matchAll(/(?:Begin with|Look at|longest:) “([^”]*)”/g)) {
        for (const part of quote.split('…')) expect(flat(text)).toContain(flat(part).trim())
      }
    }
  })

  it('differs from text to text', () => {
    const whole = ALL.map(({ feedback }) => Object.values(feedback).join('\n'))
    expect(new Set(whole).size).toBe(ALL.length)
  })

  it('claims a strength only with the words that show it, and never flatters', () => {
    for (const { analysis, feedback } of ALL) {
      expect(feedback.creativity.includes('What works:')).toBe(analysis.strength !== undefined)
      expect(Object.values(feedback).join(' ')).not.toMatch(
        /\b(?:great job|well done|amazing|wonderful|excellent|impressive|brilliant|fantastic|unlock|unleash|dive in)\b/i,
      )
    }
    expect(ALL.some(({ analysis }) => analysis.strength === undefined)).toBe(true)
  })

  it('says plainly where there is nothing to mark', () => {
    for (const { analysis, feedback } of ALL) {
      // Never an all-clear: it says what rules cannot judge, with marks and without.
      expect(feedback.grammar).toMatch(/article/)
      expect(feedback.grammar).toMatch(/tense/)
      const isOpen = analysis.findings.length > 0 || analysis.suggestions.length > 0
      expect(feedback.suggestions.startsWith('I have no changes to suggest')).toBe(!isOpen)
    }
  })
})

it('names the kind that most mistakes are of, and how to look for it', () => {
  const { feedback } = named('homophones in a journal')
  expect(feedback.suggestions).toMatch(/six of six mistakes are about spelling and punctuation/)
})

it('says with what to begin where only places are marked', () => {
  expect(named('comma splices').feedback.suggestions).toMatch(/comma splice/)
  expect(paragraphsOf(named('comma splices').feedback.suggestions)).toHaveLength(1)
})

it('fits the text’s kind', () => {
  expect(named('homophones in a journal').feedback.creativity).toContain('this piece')
  expect(named('letter to a landlord').feedback.creativity).toContain('this message')
  expect(named('essay on walking').feedback.creativity).toContain('this essay')
  expect(named('harbour, British').feedback.creativity).toContain('this story')
})

it('says that spelling was not looked at when there is no dictionary', () => {
  const { text } = named('spelling slips in an essay')
  const analysis = analyseWriting(text)
  expect(analysis.isSpellingChecked).toBe(false)
  expect(analysis.findings.some(({ rule }) => rule === 'spelling')).toBe(false)
  expect(composeFeedback(text, analysis).grammar).toContain('Spelling was not checked')
})

it('offers what was meant beside a slip', () => {
  expect(named('spelling slips in an essay').feedback.grammar).toContain('“recieve” (“receive”?)')
})
