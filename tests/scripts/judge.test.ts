import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { blindPairs, type Candidate } from '../../scripts/judge/pairs.ts'
import { readVerdicts, writeSheet } from '../../scripts/judge/sheet.ts'
import { tableText, tally } from '../../scripts/judge/table.ts'
import { temporaryFolder } from './support/folders.ts'

const CANDIDATES: readonly Candidate[] = Array.from({ length: 40 }, (_, index) => ({
  kind: index % 2 === 0 ? 'message' : 'drawing',
  model: index % 2 === 0 ? 'claude' : 'midjourney',
  request: `wish ${index}`,
  prompt: `Wish ${index}, made longer.`,
}))

describe('the sheet', () => {
  const pairs = blindPairs(CANDIDATES, 7)
  const wishes = (list: readonly Candidate[]) => list.map(({ request }) => request)

  test('holds each pair once, in an order and with sides that only the seed decides', () => {
    expect(wishes(pairs).sort()).toEqual(wishes(CANDIDATES).sort())
    expect(wishes(pairs)).not.toEqual(wishes(CANDIDATES))
    expect(blindPairs(CANDIDATES, 7)).toEqual(pairs)
    expect(blindPairs(CANDIDATES, 8)).not.toEqual(pairs)
    const first = pairs.filter(({ side }) => side === 'A').length
    expect(first).toBeGreaterThan(10)
    expect(first).toBeLessThan(30)
  })

  test('has the prompt on the side that the key names', () => {
    for (const pair of pairs) {
      const [a, b] = pair.side === 'A' ? [pair.prompt, pair.request] : [pair.request, pair.prompt]
      expect(writeSheet([pair])).toContain(`A:\n\`\`\`\n${a}\n\`\`\`\n\nB:\n\`\`\`\n${b}\n\`\`\``)
    }
  })

  test('gives nothing of the key away', () => {
    const sheet = writeSheet(pairs)
    expect(sheet).toMatch(/## 40 \((?:claude|midjourney)\)/u)
    expect(sheet).not.toMatch(/message|drawing/u)
  })

  test('fences a text that holds a fence', () => {
    const pair = { number: 1, side: 'A', kind: 'code', model: 'claude', request: 'plain' } as const
    expect(writeSheet([{ ...pair, prompt: '```js\nx\n```' }])).toContain('A:\n````\n```js\nx\n```\n````')
  })
})

describe('verdicts', () => {
  const pairs = blindPairs(CANDIDATES.slice(0, 4), 1)

  test('are read with reasons, headings and any case', () => {
    const choices = readVerdicts('# mine\n1: A\n2. b! because it keeps the date\n\n3 =\n4) A: clearer\n', pairs)
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
    expect(() => readVerdicts(text, pairs)).toThrow(message)
  })

  test('are counted for the prompt, by kind and by AI', () => {
    const pair = (number: number, kind: string, model: string, side: 'A' | 'B') =>
      ({ number, kind, model, side, request: 'a', prompt: 'b' }) as const
    const entries = [
      pair(1, 'code', 'claude', 'A'),
      pair(2, 'code', 'gemini', 'A'),
      pair(3, 'app', 'gemini', 'B'),
      pair(4, 'app', 'gemini', 'B'),
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
