import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { choiceOf, judgeByAi } from '../../scripts/judge/ai-judge.ts'
import { blindPairs, type Candidate } from '../../scripts/judge/pairs.ts'
import { readVerdicts, sides, writeSheet } from '../../scripts/judge/sheet.ts'
import { tableText, tally } from '../../scripts/judge/table.ts'
import { createAiClient } from '../../supabase/functions/_shared/ai-client.ts'
import {
  type ChatBody,
  type FakeAiServer,
  startFakeAiServer,
} from '../../supabase/functions/_shared/testing/fake-ai-server.ts'
import { temporaryFolder } from './support/folders.ts'

const CANDIDATES: readonly Candidate[] = Array.from({ length: 40 }, (_, index) => ({
  id: `secret-${index}`,
  kind: index % 2 === 0 ? 'message' : 'picture',
  model: index % 2 === 0 ? 'claude' : 'midjourney',
  request: `wish ${index}`,
  prompt: `Wish ${index}, made longer.`,
}))

describe('the sheet', () => {
  const { pairs, key } = blindPairs(CANDIDATES, 7)

  test('holds each pair once, in an order and with sides that only the seed decides', () => {
    expect(key.map(({ id }) => id).sort()).toEqual(CANDIDATES.map(({ id }) => id).sort())
    expect(key.map(({ id }) => id)).not.toEqual(CANDIDATES.map(({ id }) => id))
    expect(blindPairs(CANDIDATES, 7)).toEqual({ pairs, key })
    expect(blindPairs(CANDIDATES, 8)).not.toEqual({ pairs, key })
    const first = key.filter(({ prompt }) => prompt === 'A').length
    expect(first).toBeGreaterThan(10)
    expect(first).toBeLessThan(30)
  })

  test('has the prompt on the side that the key names', () => {
    for (const [index, { prompt, id }] of key.entries()) {
      const pair = pairs[index]
      const [made, typed] = prompt === 'A' ? [pair?.a, pair?.b] : [pair?.b, pair?.a]
      expect(made).toBe(CANDIDATES.find((candidate) => candidate.id === id)?.prompt)
      expect(typed).toBe(CANDIDATES.find((candidate) => candidate.id === id)?.request)
    }
  })

  test('gives nothing of the key away', () => {
    const sheet = writeSheet(pairs, () => 'claude')
    expect(sheet).toContain('## 40 (claude)')
    expect(sheet).not.toMatch(/secret-|message/u)
  })

  test('fences a text that holds a fence', () => {
    expect(sides({ a: '```js\nx\n```', b: 'plain' })).toContain('A:\n````\n```js\nx\n```\n````')
  })
})

describe('verdicts', () => {
  const { key } = blindPairs(CANDIDATES.slice(0, 4), 1)

  test('are read with reasons, headings and any case', () => {
    const choices = readVerdicts('# mine\n1: A\n2. b! because it keeps the date\n\n3 =\n4) A: clearer\n', key)
    expect([...choices]).toEqual([
      [1, { choice: 'A', isMuch: false }],
      [2, { choice: 'B', isMuch: true }],
      [3, { choice: null, isMuch: false }],
      [4, { choice: 'A', isMuch: false }],
    ])
  })

  test.each([
    ['no choice', '1: A\n2: better\n3: =\n4: A', 'names no choice of A, B or =: 2: better'],
    ['two verdicts', '1: A\n1: B\n2: A\n3: =\n4: A', 'Pair 1 has two verdicts'],
    ['an unknown pair', '1: A\n2: A\n3: =\n4: A\n5: A', 'There is no pair 5'],
    ['a missing pair', '1: A\n3: =', '2 pairs have no verdict: 2, 4'],
  ])('with %s are refused', (_, text, message) => {
    expect(() => readVerdicts(text, key)).toThrow(message)
  })

  test('are counted for the prompt, by kind and by AI', () => {
    const entries = [
      { number: 1, id: 'a', kind: 'code', model: 'claude', prompt: 'A' as const },
      { number: 2, id: 'b', kind: 'code', model: 'gemini', prompt: 'A' as const },
      { number: 3, id: 'c', kind: 'app', model: 'gemini', prompt: 'B' as const },
      { number: 4, id: 'd', kind: 'app', model: 'gemini', prompt: 'B' as const },
    ]
    const tables = tally(entries, readVerdicts('1: A\n2: B!\n3: B\n4: =', entries))
    expect(tables.map(({ rows }) => rows)).toEqual([
      [
        { name: 'app', better: 1, same: 1, worse: 0, muchWorse: 0 },
        { name: 'code', better: 1, same: 0, worse: 1, muchWorse: 1 },
      ],
      [
        { name: 'claude', better: 1, same: 0, worse: 0, muchWorse: 0 },
        { name: 'gemini', better: 1, same: 1, worse: 1, muchWorse: 1 },
      ],
      [{ name: 'all', better: 2, same: 1, worse: 1, muchWorse: 1 }],
    ])
    expect(tableText(tables)).toContain('| all | 4 | 2 (50 %) | 1 (25 %) | 1 (25 %) | 1 (25 %) |')
  })
})

describe('the AI as a judge', () => {
  let server: FakeAiServer | undefined
  afterEach(() => server?.stop())

  const say = (content: string) => ({ choices: [{ message: { role: 'assistant', content } }] })
  const textOf = (body: ChatBody) => body.messages.at(-1)?.content ?? ''

  /** Answers each text with itself, and judges by the rule that is given. */
  async function judgedBy(rule: (question: string) => string) {
    server = await startFakeAiServer((response, body) => {
      const isVerdict = textOf(body).startsWith('The wish:')
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(say(isVerdict ? rule(textOf(body)) : `answer to ${textOf(body)}`)))
    })
    const { pairs, key } = blindPairs(CANDIDATES, 3)
    const settings = { baseUrl: server.baseUrl, apiKey: 'k', model: 'm', maxTokens: 500 }
    const { choices, failures } = await judgeByAi(pairs, key, CANDIDATES, createAiClient(settings))
    return { row: tally(key, choices)[2]?.rows[0], failures, calls: server.calls }
  }

  test('counts for the prompt, wherever it stood', async () => {
    const longer = (question: string) => (/A:\n`+\n[^`]*longer/u.test(question) ? 'A' : 'B')
    expect((await judgedBy(longer)).row).toEqual({ name: 'all', better: 40, same: 0, worse: 0, muchWorse: 0 })
  })

  test('that always says A finds neither better', async () => {
    const { row } = await judgedBy(() => 'A')
    expect(row?.better).toBeGreaterThan(10)
    expect(row?.worse).toBeGreaterThan(10)
  })

  test('compares answers, and for Midjourney the texts themselves', async () => {
    const { calls } = await judgedBy(() => '=')
    const verdicts = calls.map(textOf).filter((text) => text.startsWith('The wish:'))
    expect(verdicts).toHaveLength(40)
    expect(verdicts.filter((text) => text.includes('answer to Wish'))).toHaveLength(20)
    expect(calls).toHaveLength(40 + 2 * 20)
  })

  test('that chooses nothing is told, and not counted', async () => {
    const { row, failures } = await judgedBy(() => 'Both have their charm')
    expect(row).toEqual({ name: 'all', better: 0, same: 0, worse: 0, muchWorse: 0 })
    expect(failures).toHaveLength(40)
    expect(failures[0]).toMatch(/^secret-\d+: The AI chose neither/u)
  })

  test('is understood when it says more than one character', () => {
    expect(['A', '**B**', ' = ', 'A is better', 'Better: B.'].map(choiceOf)).toEqual(['A', 'B', null, 'A', 'B'])
  })
})

describe('npm run judge', () => {
  const script = path.resolve('scripts/judge.ts')
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs')

  test('writes the pairs of a file and reads the verdicts of three readers', () => {
    const folder = temporaryFolder()
    const judge = (...args: string[]) =>
      execFileSync(process.execPath, [tsx, script, ...args], {
        cwd: process.cwd(),
        encoding: 'utf8',
        env: { ...process.env, FOLDER: folder },
      })
    const requests = ['write a haiku about rain', 'hello', 'write a python script that sorts names']
    const file = path.join(folder, 'requests.jsonl')
    writeFileSync(file, requests.map((request) => JSON.stringify({ request, model: 'chatgpt' })).join('\n'))
    expect(judge('pairs', file)).toContain('2 pairs are in')
    const sheet = readFileSync(path.join(folder, 'pairs.md'), 'utf8')
    const numbers = [...sheet.matchAll(/^## (\d+) \(/gmu)].map(([, number]) => number)
    expect(numbers).toHaveLength(2)
    const readers = ['A', 'A', '='].map((mark, at) => {
      const verdicts = path.join(folder, `reader-${at}`)
      writeFileSync(verdicts, numbers.map((number) => `${number}: ${mark}`).join('\n'))
      return verdicts
    })
    // Two of three chose a side for each pair; the request that stayed as it was counts as the same.
    expect(judge('read', ...readers)).toMatch(/\| all \| 3 \| \d \(\d+ %\) \| 1 \(33 %\) \|/u)
    const kinds = path.join(folder, 'kinds')
    writeFileSync(kinds, numbers.map((number) => `${number}: yes`).join('\n'))
    expect(judge('kinds', kinds)).toMatch(/100 %/u)
  })
})
