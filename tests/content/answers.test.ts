import { expect, test } from 'vitest'
import { answerHtml } from '@/content/answer-html'
import { faultOfAnswer } from '@/content/answer-faults'
import { ALL_ANSWERS, answerTo, beginningOf } from '@/content/prompt-answers'
import { collectSinglePrompts } from '@/content/single-prompts'
import { fingerprint } from '@/lib/fingerprint'

const pages = await collectSinglePrompts()

test('every answer belongs to a prompt, each once, with all its blanks and an editor’s line', () => {
  expect(new Set(ALL_ANSWERS.map(({ slug }) => slug)).size).toBe(ALL_ANSWERS.length)
  const faults = ALL_ANSWERS.flatMap((answer) => {
    const text = pages.get(answer.slug)?.prompt.text
    // Of an older text: it is not shown, and waits for its new answer.
    if (text !== undefined && answer.fingerprint !== fingerprint(text)) return []
    return faultOfAnswer(answer, text)?.concat(`: ${answer.slug}`) ?? []
  })
  expect(faults).toEqual([])
})

test('an editor’s line is one line that says something', () => {
  for (const { slug, note } of ALL_ANSWERS) {
    expect(note, slug).not.toContain('\n')
    expect(note.length, slug).toBeGreaterThan(30)
    expect(note.length, slug).toBeLessThan(260)
  }
})

test('a prompt whose text has changed has no answer any more', () => {
  const [given] = ALL_ANSWERS
  if (!given) throw new Error('There is no answer.')
  const text = pages.get(given.slug)?.prompt.text ?? ''
  expect(answerTo(given.slug, text)).toBe(given)
  expect(answerTo(given.slug, `${text} Please.`)).toBeUndefined()
})

test('what is wrong with an answer is told', () => {
  const right = { blanks: { town: 'Bergen' }, answer: 'Yes.', note: 'Short and right.' }
  const text = 'What is there to see in [town: e.g. Oslo]?'
  expect(faultOfAnswer(right, text)).toBeUndefined()
  expect(faultOfAnswer(right, undefined)).toBe('there is no such prompt')
  expect(faultOfAnswer({ ...right, blanks: {} }, text)).toBe('these blanks are open: town')
  expect(faultOfAnswer({ ...right, blanks: { town: 'Bergen', day: 'May' } }, text)).toBe('it has no such blanks: day')
  expect(faultOfAnswer({ ...right, answer: ' ' }, text)).toBe('the answer is missing')
  expect(faultOfAnswer({ ...right, note: '' }, text)).toBe('the editor’s line is missing')
})

test('an answer is shown as text: no tag, link or picture of it is one on the page', () => {
  const html = answerHtml(
    '# Plan\n\n<img src=x onerror=alert(1)> [here](javascript:alert(1)) ![a cat](http://x/cat.png)\n\n| a | b |\n|---|---|\n| **1** | <b>2</b> |',
  )
  expect(html).toContain('<h3>Plan</h3>')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('<td><strong>1</strong></td>')
  expect(html).not.toMatch(/<(?:img|a|b)\b|javascript:/)
})

test('the beginning of an answer is plain words', () => {
  const answer = { ...ALL_ANSWERS[0], answer: '## The plan\n\n- **One**, `two`\n\n```js\nx()\n```\nThree' }
  expect(beginningOf(answer as never)).toBe('The plan One, two Three')
})
