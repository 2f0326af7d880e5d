import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { blindPairs, type Candidate } from '../../scripts/judge/pairs.ts'
import { readVerdicts, sides, writeSheet } from '../../scripts/judge/sheet.ts'
import { tableText, tally } from '../../scripts/judge/table.ts'
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
  })
})
