import assert from 'node:assert/strict'
import { PROMPT_MAX_CHARS } from './contracts/limits.ts'
import { countWords } from './contracts/text.ts'
import { limitPrompt } from './limit-prompt.ts'

const LONG = 'night bus, '.repeat(80)

Deno.test('a short prompt stays as it is', () => {
  assert.deepEqual(limitPrompt('a bus --ar 3:2', 'midjourney'), { text: 'a bus --ar 3:2', isTruncated: false })
})

Deno.test('a cut Midjourney prompt keeps its parameters', () => {
  const { text, isTruncated } = limitPrompt(`${LONG}--no text --ar 3:2`, 'midjourney')
  assert.ok(isTruncated)
  assert.match(text, /night --no text --ar 3:2$|bus --no text --ar 3:2$/)
  assert.equal(countWords(text), 100)
})

Deno.test('one without parameters gets none', () => {
  const { text } = limitPrompt(LONG, 'midjourney')
  assert.doesNotMatch(text, /--/)
  assert.equal(countWords(text), 100)
})

Deno.test('parameters that are really prose are not kept', () => {
  const { text } = limitPrompt(`${LONG} --no ${'thing '.repeat(60)}`, 'midjourney')
  assert.ok(countWords(text) <= 100)
  assert.match(text, /^night bus, /)
})

Deno.test('other AIs get a plain cut', () => {
  const { text } = limitPrompt(`${LONG}--ar 3:2`, 'claude')
  assert.doesNotMatch(text, /--ar/)
  assert.equal(countWords(text), 100)
})

Deno.test('a cut text ends with its last whole sentence', () => {
  const sentence = 'The heating has been off since October. '
  const { text, isTruncated } = limitPrompt(sentence.repeat(20), 'chatgpt')
  assert.ok(isTruncated)
  assert.equal(text, sentence.repeat(14).trim())
})

Deno.test('a sentence that leaves less than half of the words is no place to cut', () => {
  const { text } = limitPrompt(`A short one. ${'word '.repeat(200)}`, 'chatgpt')
  assert.equal(countWords(text), 100)
})

Deno.test('a word of any length is cut to 4,000 characters, and never through a pair', () => {
  assert.equal(PROMPT_MAX_CHARS, 4000)
  for (const model of ['claude', 'midjourney'] as const) {
    const { text, isTruncated } = limitPrompt('x'.repeat(1_000_000), model)
    assert.ok(isTruncated)
    assert.ok(text.length <= 4000 && text.length > 3990, String(text.length))
  }
  const { text } = limitPrompt(`x${'😀'.repeat(100_000)}`, 'claude')
  assert.equal(text.length, 3999)
  assert.doesNotMatch(text, /\p{Surrogate}/u)
})

Deno.test('a letter under a megabyte of accents is cut too', () => {
  assert.equal(limitPrompt(`a${'\u0301'.repeat(500_000)}`, 'gemini').text.length, 4000)
})

Deno.test('parameters survive a picture of one endless word', () => {
  const { text } = limitPrompt(`${'x'.repeat(100_000)} --ar 3:2`, 'midjourney')
  assert.match(text, /^x+ --ar 3:2$/)
  assert.equal(text.length, 4000)
})

Deno.test('a megabyte made to keep the search for parameters busy is cut at once', () => {
  // The quickest of three runs, because a busy machine may hold one of them up.
  const times = [1, 2, 3].map(() => {
    const start = performance.now()
    limitPrompt(`${' --a b'.repeat(160_000)} -x`, 'midjourney')
    return performance.now() - start
  })
  assert.ok(Math.min(...times) < 1_000)
})
