import assert from 'node:assert/strict'
import { cleanAnswer } from './clean-answer.ts'

const PROMPT = 'Act as a baker. Write a page.'
const WRAPPED = [
  PROMPT,
  `  ${PROMPT}\n\n`,
  `"${PROMPT}"`,
  `“${PROMPT}”`,
  `«${PROMPT}»`,
  `\`\`\`\n${PROMPT}\n\`\`\``,
  `\`\`\`text\n${PROMPT}\n\`\`\`\n`,
  `~~~\n${PROMPT}\n~~~`,
  `Here is your prompt:\n${PROMPT}`,
  `Here's the prompt for ChatGPT:\n\n"${PROMPT}"`,
  `Here’s a prompt you can use: ${PROMPT}`,
  `Sure! Here is an optimized prompt:\n\n\`\`\`\n"${PROMPT}"\n\`\`\``,
  `Certainly. Here you go:\n${PROMPT}`,
  `Prompt: ${PROMPT}`,
  `**Prompt:** ${PROMPT}`,
  `**Final prompt**: ${PROMPT}`,
  `<think>The user wants "a page".\n</think>\n\n${PROMPT}`,
  `Act as a baker.\0 Write a page.`,
]
for (const answer of WRAPPED) {
  Deno.test(`unwraps ${JSON.stringify(answer)}`, () => assert.equal(cleanAnswer(answer), PROMPT))
}

const KEPT = [
  'Write a poem.\n\n```\ncode\n```\n\nThen explain it.',
  '"Yes" and "no" are the answers; choose between "yes" and "no"',
  'Below is a draft: [text]. Improve it.',
  'Here is what I need: a list of five.',
  'Act as an editor. Here is your prompt: write.',
  'A cat, studio light, 8k --ar 16:9',
  'Say "hello"',
  '"',
  'Promptly: answer.',
]
for (const answer of KEPT) {
  Deno.test(`leaves ${JSON.stringify(answer)}`, () => assert.equal(cleanAnswer(answer), answer))
}

Deno.test('finds nothing in nothing', () => {
  for (const answer of [
    '',
    ' \n',
    '```\n```',
    '```\n\n```',
    '\0',
    '<think>hm</think>',
    '<think>hm',
    '\n<thinking>\nA prompt: …',
  ])
    assert.equal(cleanAnswer(answer), '')
})

Deno.test('is not slowed down by hostile text', () => {
  const texts = [
    '`'.repeat(100_000),
    '"'.repeat(100_000),
    'here is '.repeat(20_000),
    '<think>'.repeat(20_000),
    ' \n'.repeat(50_000),
  ]
  // The quickest of three runs, because a busy machine may hold one of them up.
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    for (const text of texts) cleanAnswer(text)
    return performance.now() - start
  })
  assert.ok(Math.min(...times) < 2_000)
})
