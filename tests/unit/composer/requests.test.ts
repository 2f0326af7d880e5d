import { CATEGORY_IDS, DEFAULT_CATEGORY } from '@contracts/categories.ts'
import { generatePromptRequest } from '@contracts/generate-prompt.ts'
import { PROMPT_WORD_LIMIT } from '@contracts/limits.ts'
import { MODEL_IDS } from '@contracts/models.ts'
import { countWords } from '@contracts/text.ts'
import { describe, expect, it } from 'vitest'
import { composePrompt } from '../../../supabase/functions/_shared/composer/compose-prompt.ts'
import { limitPrompt } from '../../../supabase/functions/_shared/limit-prompt.ts'
import { REQUESTS } from './requests/all-requests.ts'
import { faultsOf } from './requests/faults.ts'
import { type JudgedRequest, KINDS } from './requests/judged-request.ts'

/** The prompt as the visitor gets it. */
function compose({ request, model, category }: JudgedRequest): string {
  return limitPrompt(composePrompt({ prompt: request, model, category }), model).text
}

describe('the set of requests', () => {
  it('is large and touches every AI, category and kind', () => {
    expect(REQUESTS.length).toBeGreaterThanOrEqual(250)
    expect(new Set(REQUESTS.map(({ model }) => model))).toEqual(new Set(MODEL_IDS))
    expect(new Set(REQUESTS.map(({ category }) => category))).toEqual(new Set(CATEGORY_IDS))
    expect(new Set(REQUESTS.map(({ kind }) => kind))).toEqual(new Set(KINDS))
    expect(new Set(REQUESTS.map(({ language }) => language)).size).toBeGreaterThanOrEqual(11)
    expect(REQUESTS.filter(({ category }) => category === DEFAULT_CATEGORY).length).toBeGreaterThan(REQUESTS.length / 3)
  })

  it('holds each request once', () => {
    expect(new Set(REQUESTS.map(({ id }) => id)).size).toBe(REQUESTS.length)
    expect(new Set(REQUESTS.map(({ request }) => request.toLowerCase())).size).toBe(REQUESTS.length)
  })

  it('holds requests that the generator takes', () => {
    const refused = REQUESTS.filter(({ request, model, category }) => {
      const parsed = generatePromptRequest.safeParse({ prompt: request, model, category })
      return !parsed.success || parsed.data.prompt !== request
    })
    expect(refused.map(({ id }) => id)).toEqual([])
  })

  // Handing the request on as it is does no harm, so what is held against a prompt must not hold against the request.
  it.each(REQUESTS.filter(({ request }) => countWords(request) <= PROMPT_WORD_LIMIT))(
    '$id asks for nothing that the request itself would fail',
    (judged) => {
      expect(judged.must.length).toBeGreaterThan(0)
      expect(faultsOf(judged, judged.request)).toEqual([])
    },
  )
})

describe('the composer', () => {
  it.each(REQUESTS)('does no harm to $id', (judged) => {
    const prompt = compose(judged)
    expect(faultsOf(judged, prompt), prompt).toEqual([])
  })

  it('gives the same prompt for the same request', () => {
    const first = REQUESTS.map(compose)
    expect(REQUESTS.toReversed().map(compose).toReversed()).toEqual(first)
  })
})

describe('what counts as harm', () => {
  const given = (id: string) => REQUESTS.find((judged) => judged.id === id) ?? expect.unreachable(id)
  const after = (id: string, addition: string) => `${given(id).request}\n${addition}`

  it.each([
    ['battle-of-hastings', 'a window of time', after('battle-of-hastings', 'Use sources of the last two years.')],
    ['capital-question', 'a part to play', 'You are a geographer. capital of australia'],
    ['five-question-quiz', 'another number', after('five-question-quiz', 'Write eight questions.')],
    ['grandma-letter', 'a number of things', after('grandma-letter', 'Mention 3 birds in her garden.')],
    ['villanelle-form', 'a field without a way out', after('villanelle-form', 'For [reader].')],
    ['wedding-song-lyrics', 'what was told', after('wedding-song-lyrics', 'Names: [names], or yours.')],
    ['job-interview-help', 'a splice', 'Prepare a for a job interview. Help me prepare for a job interview'],
    ['thank-you-nurses', 'another order of words', 'nurses of ward 7: a thank you note to them'],
    ['critique-poem', 'an open tag', `<poem>${given('critique-poem').request}`],
    ['one-word-email', 'padding', after('one-word-email', 'Keep it plain and warm. '.repeat(15))],
    ['precise-app-brief', 'lines for what is precise', after('precise-app-brief', 'a\nb\nc\nd')],
    ['over-limit-summary', 'half a sentence', given('over-limit-summary').request.slice(0, 500)],
    ['fox-square', 'another ratio', 'a fox reading the newspaper --ar 16:9'],
    ['params-many', 'a parameter twice', `${given('params-many').request} --ar 21:9`],
    ['cat-in-space', 'a question to a picture AI', after('cat-in-space', 'Ask me two questions.')],
    ['please-create-dragon', 'a lost word', 'a dragon sleeping in a teacup, soft light, children’s book'],
  ])('%s: %s', (id, _, prompt) => {
    expect(faultsOf(given(id), prompt)).not.toEqual([])
  })
})
