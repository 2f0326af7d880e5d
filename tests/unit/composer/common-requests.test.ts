import { CATEGORY_IDS } from '@contracts/categories.ts'
import { MODEL_IDS } from '@contracts/models.ts'
import { expect, test } from 'vitest'
import { composePrompt } from '../../../supabase/functions/_shared/composer/compose-prompt.ts'

const REQUESTS = [
  'Help me prepare for a job interview',
  'help me write a cover letter',
  'Help me to plan a trip to Japan',
  'Please help me with my essay on climate change',
  'I need a birthday message for my boss',
  'I need help with my resume',
  'I need to lose weight',
  'I want to learn guitar',
  'Can you explain photosynthesis',
  'Can you write me a poem about the sea',
  'Could you make me a meal plan',
  'How do I fix a leaking tap',
  'how do i ask for a raise',
  'What should I cook tonight',
]

// Two words that only meet where one sentence was cut into another.
const SPLICE =
  /\b(?:a|an|the|my) (?:a|an|the|for|with|to|of|and)\b|\b(?:for|to|of|with) (?:for|to|of|with)\b|\b(\w+) \1\b/iu

test('what counts as a broken splice', () => {
  expect('Prepare a for a job interview.').toMatch(SPLICE)
  expect(REQUESTS.filter((request) => SPLICE.test(request))).toEqual([])
})

test.each(REQUESTS)('“%s” is not cut into other words', (request) => {
  const prompts = MODEL_IDS.flatMap((model) =>
    CATEGORY_IDS.map((category) => composePrompt({ prompt: request, model, category })),
  )
  expect(prompts.filter((prompt) => SPLICE.test(prompt))).toEqual([])
  // What is asked for comes back in one piece, whatever polite beginning an AI is spared.
  const wish = request.replace(
    /^(please )?(help me( to)?|i (need|want)( to)?|can you|could you)( write me| make me)? /iu,
    '',
  )
  expect(prompts.filter((prompt) => !prompt.toLowerCase().includes(wish.toLowerCase()))).toEqual([])
})
