import { MODEL_IDS } from '@contracts/models.ts'
import { describe, expect, it } from 'vitest'
import { composePrompt } from '../../../supabase/functions/_shared/composer/compose-prompt.ts'
import { stableHash } from '../../../supabase/functions/_shared/composer/pick.ts'

// Descriptions that differ by one word only.
const SIBLINGS: readonly (readonly string[])[] = [
  ['landlord', 'teacher', 'boss', 'neighbour', 'bank', 'aunt', 'dentist', 'mayor'].map(
    (who) => `an email to my ${who}`,
  ),
  ['rain', 'trains', 'bread', 'soup', 'knees', 'ferries'].map((what) => `a poem about ${what}`),
  ['bakery', 'bank', 'brewery', 'school', 'circus'].map((what) => `a logo for a ${what}`),
  ['volcanoes', 'fractions', 'commas', 'magnets', 'frogs'].map((what) => `a lesson on ${what}`),
  ['cyclists', 'gardeners', 'nurses', 'cooks', 'widows'].map((who) => `an app for ${who}`),
  ['gravity', 'inflation', 'enzymes', 'chess', 'jazz'].map((what) => `explain ${what}`),
  ['names', 'dates', 'fruit', 'prices'].map((what) => `a python function that sorts ${what}`),
]

const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []

/** Share of tokens, the words of the descriptions left aside, that the two texts do not have in common. */
function difference(first: string, second: string, descriptions: readonly string[]): number {
  const told = new Set(descriptions.flatMap(tokens))
  const left = tokens(first).filter((token) => !told.has(token))
  const right = tokens(second).filter((token) => !told.has(token))
  const counts = new Map<string, number>()
  for (const token of left) counts.set(token, (counts.get(token) ?? 0) + 1)
  let shared = 0
  for (const token of right) {
    const count = counts.get(token) ?? 0
    if (count > 0) shared += 1
    counts.set(token, count - 1)
  }
  return 1 - shared / Math.max(left.length, right.length)
}

function pairs(siblings: readonly string[]): [string, string][] {
  return siblings.flatMap((first, index) =>
    siblings.slice(index + 1).map((second): [string, string] => [first, second]),
  )
}

describe('descriptions that differ by one word', () => {
  const differences = MODEL_IDS.flatMap((model) =>
    (['writing', 'business', 'education'] as const).flatMap((category) =>
      SIBLINGS.flatMap(pairs).map(([first, second]) => ({
        where: `${model}/${category}: ${first} | ${second}`,
        share: difference(
          composePrompt({ prompt: first, model, category }),
          composePrompt({ prompt: second, model, category }),
          [first, second],
        ),
      })),
    ),
  )

  it('never give the same text with a word swapped', () => {
    expect(differences.length).toBeGreaterThan(2500)
    expect(differences.filter(({ share }) => share === 0)).toEqual([])
  })

  it('differ in a fifth of the other words, but for a very few', () => {
    const alike = differences.filter(({ share }) => share < 0.2)
    expect(alike.length / differences.length).toBeLessThan(0.02)
  })

  it('differ in about two fifths of the other words as a rule', () => {
    const shares = differences.map(({ share }) => share).sort((a, b) => a - b)
    expect(shares[Math.floor(shares.length / 2)]).toBeGreaterThan(0.38)
  })
})

describe('reading decides, not chance alone', () => {
  const say = (prompt: string) => composePrompt({ prompt, model: 'mistral', category: 'writing' })

  it.each([
    ['an email to my landlord', /(?:Landlords act on|broken, since when|tenancy)/u],
    ['an email to my teacher', /(?:Teachers answer|already tried|their evening)/u],
    ['an apology to my friend', /(?:without “if”|differently, by when)/u],
    ['resignation letter', /(?:last day and handover|one real thing)/u],
    ['condolence card for a colleague', /(?:name of the dead|one concrete help)/u],
    ['ghost story', /(?:slightly wrong|sound come before)/u],
    ['linkedin post about a mistake', /(?:one working day|earn “more”)/u],
    ['a python function that reads a csv', /(?:type hints|python -c)/u],
  ])('%s brings advice of its own', (description, advice) => {
    expect(say(description)).toMatch(advice)
  })

  it('asks for the form of verse that was named', () => {
    expect(say('haiku about fog')).toContain('five, seven and five syllables')
    expect(say('a sonnet for my dentist')).toContain('fourteen lines')
  })
})

describe('the hash', () => {
  it('spreads small changes over all choices', () => {
    const buckets = [0, 0, 0]
    for (let index = 0; index < 3000; index += 1) buckets[stableHash(`description ${index}`) % 3]! += 1
    for (const count of buckets) expect(count).toBeGreaterThan(900)
  })
})
