import { describe, expect, test } from 'vitest'
import { improve, improvementsOf } from '@/features/generator/lib/improve-prompt'
import { missingWords } from '@/features/generator/lib/missing-words'
import { suggestCategory } from '@/features/generator/lib/suggest-category'

describe('the category that a description looks like', () => {
  test.each([
    ['sql top 5 customers per country, postgres, tables orders and customers', 'coding'],
    ['google ads for a dentist in Austin, 3 headlines', 'marketing'],
    ['logo for a bakery called Morning Crumb', 'design'],
    ['primary sources on women dockworkers in Liverpool', 'research'],
    ['swot for an independent bookshop, for our investors', 'business'],
    ['5 question quiz on volcanoes for my pupils', 'education'],
    // No sign, or one for each of two.
    ['a poem about the sea', undefined],
    ['an invoice and a quiz', undefined],
    ['', undefined],
  ])('%s: %s', (description, category) => expect(suggestCategory(description)).toBe(category))
})

describe('words of the request that are not in the result', () => {
  test('are named as they were typed, each once, numbers too', () => {
    const request =
      'A reminder to my tenant: the rent is 8 days late. The tenant has been good, tenants like her are rare.'
    expect(missingWords(request, 'Write a polite reminder about late rent.')).toEqual([
      'tenant',
      '8',
      'days',
      'good',
      'rare',
    ])
  })

  test('other endings count as there, small words as nothing', () => {
    expect(missingWords('Remind my tenant please', 'A reminder for tenants')).toEqual([])
  })
})

describe('what would make a prompt better', () => {
  const ids = (prompt: string, kind: 'prompt' | 'picture' = 'prompt') =>
    improvementsOf(prompt, kind)?.map(({ id }) => id)
  const improved = (prompt: string, kind: 'prompt' | 'picture' = 'prompt') =>
    improve(prompt, improvementsOf(prompt, kind) ?? [])

  test('what is missing comes as a blank, each with a reason', () => {
    expect(ids('Write about gardens')).toEqual(['context', 'constraints', 'form', 'example'])
    expect(improved('Write about gardens')).toBe(
      'Write about gardens. It is for [who will read or use it: e.g. parents of ten-year-olds]. Keep it to [length: e.g. 150 words], without [what to leave out: e.g. technical terms]. Answer as [form of the answer: e.g. a numbered list of five]. It should sound like this: “[a line the way you want it: e.g. Short, dry, to the point.]”',
    )
    for (const { reason } of improvementsOf('Write about gardens', 'prompt') ?? []) expect(reason).toMatch(/\.$/)
  })

  test.each([
    ['Could you please write a comprehensive and engaging email to my landlord?', 'Write an email to my landlord.'],
    ['I want you to explain recursion.', 'Explain recursion.'],
    ['Create a stunning, high-quality itinerary for my team', 'Create an itinerary for my team'],
    ['Write an amazing story', 'Write a story'],
  ])('%s: courtesy and praise go', (prompt, expected) => expect(improved(prompt).startsWith(expected)).toBe(true))

  test.each([
    'Write about my garden, good and engaging and not too long.',
    'Make it compelling, but short.',
    'A text that is comprehensive for beginners.',
    'The tone should be engaging.',
  ])('%s: praise that carries the sentence stays', (prompt) => {
    const changes = improvementsOf(prompt, 'prompt')?.filter(({ id }) => id === 'praise') ?? []
    expect(improve(prompt, changes)).toBe(prompt)
  })

  test('a question stays a question', () => {
    expect(improved('Why is the sky blue?')).toMatch(/^Why is the sky blue\? /)
  })

  test('a caption gets its parts before its parameters', () => {
    expect(improved('an old fisherman mending a net --v 6', 'picture')).toBe(
      'an old fisherman mending a net, [light: e.g. low evening sun], [medium: e.g. 35 mm photograph], [framing: e.g. seen from above] --v 6',
    )
  })

  test('nothing where nothing is missing; undefined where it cannot be judged', () => {
    const whole =
      'Write a letter to my landlord about the heating, at most 120 words, polite, in three short paragraphs, such as “The heating has been off since Monday.”'
    expect(ids(whole)).toEqual([])
    expect(
      ids('Schreibe bitte einen Brief an meinen Vermieter über die Heizung, die seit Montag aus ist'),
    ).toBeUndefined()
    expect(ids('  ')).toBeUndefined()
  })
})
