import { describe, expect, test } from 'vitest'
import {
  answersBefore,
  countRemembered,
  forgetAnswers,
  normaliseBlank,
  rememberAnswers,
} from '@/lib/remembered-answers'
import { blockStorage } from '../../support/storage.ts'

describe('which blanks ask for the same', () => {
  test.each([
    ['audience', 'Your audience', 'the audiences', ' AUDIENCE: ', 'my  audience'],
    ['your product', 'product', 'the product…', 'Our Products'],
    ['city', 'the cities', 'Cities'],
    ['box', 'boxes'],
    ['your brand’s voice', "brand's voice"],
    ['main colour', 'main colours'],
  ])('%s', (first, ...others) => {
    for (const other of others) expect(normaliseBlank(other)).toBe(normaliseBlank(first))
  })

  test.each([
    ['business', 'busines'],
    ['status', 'statu'],
    ['analysis', 'analysi'],
    ['bus', 'bu'],
    ['study A', 'study B'],
    ['audience', 'age of the audience'],
    ['theme', 'me'],
  ])('%s and %s do not', (one, other) => {
    expect(normaliseBlank(one)).not.toBe(normaliseBlank(other))
  })
})

test('the last three answers are offered, newest first, each once', () => {
  for (const answer of ['nurses', 'parents', 'pupils', 'Nurses ', 'farmers'])
    rememberAnswers({ 'your audience': answer })
  expect(answersBefore('Audiences')).toEqual(['farmers', 'Nurses', 'pupils'])
  expect(answersBefore('brand')).toEqual([])
})

test('what is empty, long or of several lines is not remembered', () => {
  rememberAnswers({ a: ' ', b: 'x'.repeat(161), c: 'one\ntwo', '…': 'nameless', d: 'x'.repeat(160) })
  expect(countRemembered()).toBe(1)
  expect(answersBefore('d')).toHaveLength(1)
})

test('sixty blanks at most: the one not met for longest goes', () => {
  for (let number = 1; number <= 61; number += 1) rememberAnswers({ [`blank ${number}`]: 'x' })
  expect(countRemembered()).toBe(60)
  expect(answersBefore('blank 1')).toEqual([])
  expect(answersBefore('blank 61')).toEqual(['x'])
})

test('they are forgotten on demand', () => {
  rememberAnswers({ tone: 'dry' })
  expect(forgetAnswers()).toBe(true)
  expect(answersBefore('tone')).toEqual([])
  expect(localStorage.getItem('promptory:answers')).toBeNull()
})

test('a blocked storage is no error', () => {
  blockStorage()
  expect(rememberAnswers({ tone: 'dry' })).toBe(false)
  expect(answersBefore('tone')).toEqual([])
})
