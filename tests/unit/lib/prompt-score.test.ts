import { describe, expect, test } from 'vitest'
import { scorePrompt } from '@/lib/prompt-score'
import { type ScoreKind } from '@/lib/score-kind'

const missingIn = (text: string, kind: ScoreKind) => {
  const score = scorePrompt(text, kind)
  if (!score) throw new Error(`not judged: ${text}`)
  return score.checks.filter(({ isMet }) => !isMet).map(({ id }) => id)
}

// One short prompt a line: with the element, and without it.
const WITH: Record<string, readonly string[]> = {
  task: [
    'Write a haiku about rust.',
    'You are a vet. Explain why cats purr.',
    'What is the difference between a moth and a butterfly?',
    'Please compare oats and rye.',
    '1. Task\nSummarise the report.',
    'I need a name for a bakery.',
    'Here are my notes: [notes]. Turn them into minutes.',
  ],
  context: [
    'Write a speech for my sister’s wedding.',
    'Explain tides to a child of nine.',
    'We are a bakery in Porto. Write a slogan.',
    'Sort these complaints: [complaints].',
    'Summarise the following text in plain words.',
    'Write to customers because the shop is closing.',
  ],
  constraints: [
    'Write a poem of at most 80 words.',
    'Explain tides without jargon.',
    'Write a friendly reminder.',
    'Plan a dinner under €30.',
    'Give me three ideas for a name.',
    'Do not mention the price.',
  ],
  form: [
    'Compare oats and rye in a table.',
    'List the risks as bullet points.',
    'Return JSON with name and age.',
    'Explain it step by step.',
    'Answer in three short paragraphs.',
    'Write a haiku about rust, one haiku only.',
  ],
  example: [
    'Name the cats after rivers, for example Tagus.',
    'Write titles such as “Night bus”.',
    'In the style of a ship’s log, write about Monday.',
    'Write names like this: Olga & Sons.',
    'Begin with a line such as this one: “The hall light was on when I came home.”',
  ],
}
const WITHOUT: Record<string, readonly string[]> = {
  task: ['bees', 'A lighthouse at night', 'My tenant and the rent'],
  context: ['Write a haiku about rust.', 'Explain tides.', 'List ten birds.', 'Name the planets for the moment.'],
  constraints: [
    'Write about rust.',
    'Explain to my tenant that the rent is eight days late.',
    'Explain why cats purr.',
    'Compare oats and rye in a table.',
  ],
  form: ['Write about rust.', 'Explain why cats purr.', 'Help me with my rent'],
  example: ['Write a haiku about rust.', 'Explain why cats purr.', 'Compare oats and rye in a table.'],
}

describe('a prompt', () => {
  test.each(Object.entries(WITH).flatMap(([id, texts]) => texts.map((text) => [id, text] as const)))(
    '%s is there: %s',
    (id, text) => expect(missingIn(text, 'prompt')).not.toContain(id),
  )

  test.each(Object.entries(WITHOUT).flatMap(([id, texts]) => texts.map((text) => [id, text] as const)))(
    '%s is missing: %s',
    (id, text) => expect(missingIn(text, 'prompt')).toContain(id),
  )

  test('has five things, and each that is missing comes with a reason', () => {
    const score = scorePrompt('bees', 'prompt')
    expect(score?.checks.map(({ id }) => id).sort()).toEqual(
      ['constraints', 'context', 'example', 'form', 'task'].sort(),
    )
    expect(score?.met).toBe(0)
    expect(score?.missing?.id).toBe('task')
    for (const { advice } of score?.checks ?? []) expect(advice).toMatch(/^[A-Z].+[.”:] .+\.$/)
    expect(score?.checks.find(({ id }) => id === 'constraints')?.advice).toBe(
      'Say how long it may be. Otherwise it will be as long as the AI likes.',
    )
  })

  test('lacks nothing when nothing is missing', () => {
    const score = scorePrompt(
      'You are a patient vet. Explain to my daughter, who is nine, why cats purr, in at most 80 words and two paragraphs. Give an example.',
      'prompt',
    )
    expect(score).toMatchObject({ met: 5, missing: undefined })
  })
})

describe('a picture', () => {
  const FULL = 'A night bus seen through a launderette window, neon on wet asphalt, 35 mm film grain --ar 16:9'

  test('has five things', () => expect(scorePrompt(FULL, 'picture')).toMatchObject({ met: 5, missing: undefined }))

  test.each([
    ['subject', 'bus --ar 16:9'],
    ['light', 'A red bus and its driver, watercolour, close-up --ar 1:1'],
    ['medium', 'A red bus and its driver at dusk, from above --ar 1:1'],
    ['composition', 'A red bus and its driver at dusk, watercolour --ar 1:1'],
    ['parameters', 'A red bus and its driver at dusk, watercolour, from above'],
  ])('%s is missing: %s', (id, text) => expect(missingIn(text, 'picture')).toContain(id))

  test('its parameters are not what is seen', () => {
    expect(missingIn('a red bus driver --style raw --no light', 'picture')).toEqual(['light', 'medium', 'composition'])
  })
})

describe('a description for the generator', () => {
  test('needs no form, and its advice says that it helps', () => {
    const score = scorePrompt('A reminder that the rent is eight days late', 'description')
    expect(score?.checks.map(({ id }) => id)).toEqual(['task', 'context', 'constraints', 'example'])
    expect(score?.missing?.advice).toMatch(/^It helps to say who it is for\./)
  })

  test('a good one lacks little', () => {
    expect(
      missingIn('A kind reminder to my tenant that the rent is late. At most five sentences.', 'description'),
    ).toEqual(['example'])
    expect(missingIn('rent', 'description')[0]).toBe('task')
  })

  test('of a picture is asked for light, medium and where one stands', () => {
    expect(missingIn('a red fox in the snow', 'picture-description')).toEqual(['light', 'medium', 'composition'])
  })
})

test('few small words are enough to tell English', () => {
  const text = 'A sign-up form for a children’s swimming course, in three steps, where a parent can add a second child.'
  expect(scorePrompt(text, 'description')).toBeDefined()
  expect(scorePrompt('rent reminder email', 'description')).toBeDefined()
})

describe('what is not judged', () => {
  test.each([
    '',
    '  \n ',
    'Eine kurze Rede auf der Hochzeit meines Bruders, der für die Band zu spät kam',
    '42 %',
    '写作提示：一只猫',
    'Напиши короткое письмо соседу о шуме',
    'Schreibe einen freundlichen Brief an meine Vermieterin wegen der Heizung',
    'Escribe una carta amable a mi vecina sobre el ruido de las obras',
    'Écris une lettre aimable à ma voisine au sujet du bruit des travaux',
  ])('%s', (text) => expect(scorePrompt(text, 'prompt')).toBeUndefined())

  test.each([
    ['a long paste', 'Write about bees. '.repeat(12_000), 'At the end: a table.'],
    ['white space', `Write.${'\n'.repeat(100_000)}`, 'A table.'],
  ])('what comes after the first pages: %s', (_, start, end) => {
    expect(scorePrompt(start + end, 'prompt')).toEqual(scorePrompt(start, 'prompt'))
  })
})
