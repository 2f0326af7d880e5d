import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gleu } from '../../scripts/score/gleu.ts'
import { measure } from '../../scripts/score/measure.ts'
import { readSet } from '../../scripts/score/read-set.ts'
import type { Mark } from '../../scripts/score/readers.ts'

const folderWith = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'score-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
const SAMPLES = [{ source: 'The dog bark at night.', references: ['The dog barks at night.'] }]

test('reads sentences beside their corrections, and M2 files', () => {
  expect(readSet(folderWith({ 'a.src': "It do n't rain .\n", 'a.ref0': "It does n't rain .\n" }))).toEqual([
    { source: "It don't rain.", references: ["It doesn't rain."] },
  ])
  const m2 = 'S The dog bark .\nA 2 3|||R:VERB|||barks|||REQUIRED|||-NONE-|||0\n'
  expect(readSet(folderWith({ 'b.m2': m2 }))).toEqual([{ source: 'The dog bark.', references: ['The dog barks.'] }])
  expect(() => readSet(folderWith({}))).toThrow(/holds no/)
})

test('GLEU is 100 for the reference and higher for a right change than for none', () => {
  expect(gleu(SAMPLES, ['The dog barks at night.'])).toBeCloseTo(100)
  const [near] = [
    { source: 'A cat and the dog bark at night here.', references: ['A cat and the dogs bark at night there.'] },
  ]
  expect(gleu([near], ['A cat and the dogs bark at night here.'])).toBeGreaterThan(gleu([near], [near.source]))
})

test('a mark on a faulty place with the right words counts, one elsewhere does not', async () => {
  const reader = (mark: Mark) => ({
    name: 'x',
    read: (text: string) => Promise.resolve(text.includes('bark ') ? [mark] : []),
  })
  const right = await measure(
    reader({ start: 8, end: 12, rule: 'r', isSpelling: false, change: { start: 8, end: 12, text: 'barks' } }),
    SAMPLES,
  )
  for (const share of [right.seen, right.spans, right.advice]) expect(share).toEqual({ right: 1, all: 1 })
  const wrong = await measure(
    reader({ start: 16, end: 21, rule: 'r', isSpelling: false, change: { start: 16, end: 21, text: 'noon' } }),
    SAMPLES,
  )
  for (const share of [wrong.seen, wrong.spans, wrong.advice]) expect(share).toEqual({ right: 0, all: 1 })
})
