import { countWords } from '@contracts/text.ts'
import { describe, expect, test } from 'vitest'
import { PAGES } from '@/content/registry'
import { bannedIn } from '../support/banned-phrases.ts'
import { gradeOf, LOADED_PAGES, shinglesOf, textsOf, UNUSED_BODIES, wordsOf } from './support/prompt-pages.ts'

// Two prompts that share this part of their five-word runs say the same thing (Jaccard index).
// The usual threshold for near-duplicates of short texts is 0.2 to 0.3; ours lie far below it.
const SIMILARITY_LIMIT = 0.1
const OPENING_WORDS = 3
const SAME_OPENING_LIMIT = 3

/** Reading age: upper and lower bound of the prompts' grade level, for pages of the young. */
const GRADES: Record<string, [number, number]> = {
  '/fun-creative-prompts-for-kids': [1, 6],
  '/adventure-prompts-for-young-writers': [1, 6.5],
  '/horror-writing-prompts-for-middle-school': [3, 7.5],
  '/romantic-writing-prompts-for-teens': [3, 9],
  '/silly-writing-prompts-for-teens': [3, 9],
  '/journal-prompts/teens': [3, 9],
  '/daily-writing-prompts-for-students': [3, 9],
}

const lengthsOf = (path: string): [number, number] => {
  if (/^\/(business|marketing|ai-workflow)-prompts$/.test(path)) return [40, 90]
  if (/^\/(productivity|personal-growth)-prompts$/.test(path)) return [25, 90]
  if (path.includes('dialogue')) return [20, 50]
  if (path === '/journal-prompts/daily') return [15, 60]
  return [25, 60]
}

const pages = LOADED_PAGES.map((page) => ({ path: page.entry.path, page }))
const all = LOADED_PAGES.flatMap(({ entry, prompts }) => prompts.map((text) => ({ path: entry.path, text })))

test('every body is shown by a page', () => {
  expect(UNUSED_BODIES).toEqual([])
})

test('there are about nine hundred prompts', () => {
  expect(all.length).toBeGreaterThanOrEqual(800)
})

describe.each(pages)('$path', ({ path, page }) => {
  const { body, prompts, entry, introduction } = page

  test('has the parts and counts of its kind', () => {
    if (entry.kind === 'themed') {
      expect(prompts.length).toBeGreaterThanOrEqual(18)
      expect(prompts.length).toBeLessThanOrEqual(20)
    }
    expect(body.faqs).toHaveLength('groups' in body ? 5 : 4)
    expect(body.relatedLinks).toHaveLength(3)
    if ('groups' in body) for (const { prompts: group } of body.groups) expect(group.length).toBeGreaterThanOrEqual(4)
    if ('highlight' in body) expect(body.title).toContain(body.highlight)
    if ('challenge' in body) {
      expect(body.challenge).toHaveLength(30)
      for (const { rows } of body.days) expect(rows.map(({ day }) => day)).toEqual(['Morning', 'Afternoon', 'Evening'])
    }
  })

  test('says how many prompts there are, where it says a number', () => {
    const count = 'challenge' in body ? body.challenge.length : prompts.length
    const said = [body.description, body.metaDescription].flatMap((text) => {
      const [, number] = /^(\d+) /.exec(text) ?? []
      return number ? [Number(number)] : []
    })
    expect(said.filter((number) => number !== count)).toEqual([])
    expect([body.description, body.metaDescription].join(' ')).not.toMatch(/^(?:Twenty|Thirty|Forty|Fifty)\b/)
  })

  test('keeps to the lengths', () => {
    expect(body.metaTitle.length).toBeLessThanOrEqual(60)
    expect(body.metaDescription.length).toBeGreaterThanOrEqual(120)
    expect(body.metaDescription.length).toBeLessThanOrEqual(160)
    const introductionWords = countWords(introduction)
    expect(introductionWords).toBeGreaterThanOrEqual(75)
    expect(introductionWords).toBeLessThanOrEqual(220)
    for (const { question, answer } of body.faqs) {
      expect(countWords(answer), question).toBeGreaterThanOrEqual(40)
      expect(countWords(answer), question).toBeLessThanOrEqual(90)
    }
    const [least, most] = lengthsOf(path)
    const outside = prompts.filter((text) => countWords(text) < least || countWords(text) > most)
    expect(outside.map((text) => `${countWords(text)}: ${text.slice(0, 60)}`)).toEqual([])
  })

  test('does not begin prompt after prompt with the same words', () => {
    const openings = new Map<string, number>()
    for (const text of prompts) {
      const opening = wordsOf(text).slice(0, OPENING_WORDS).join(' ')
      openings.set(opening, (openings.get(opening) ?? 0) + 1)
    }
    expect([...openings].filter(([, count]) => count > SAME_OPENING_LIMIT)).toEqual([])
  })

  test('has none of the phrases that the voice forbids', () => {
    expect(textsOf(page).flatMap(bannedIn)).toEqual([])
  })

  test('links to living neighbours, not to itself', () => {
    const known = new Set(PAGES.map((other) => other.path as string))
    const dead = body.relatedLinks.filter(({ to }) => !known.has(to) || to === path)
    expect(dead).toEqual([])
  })
})

test.each(Object.entries(GRADES))('%s can be read by its readers', (path, [least, most]) => {
  const page = LOADED_PAGES.find(({ entry }) => entry.path === path)
  const grade = gradeOf(page?.prompts ?? [])
  expect(grade).toBeGreaterThanOrEqual(least)
  expect(grade).toBeLessThanOrEqual(most)
})

test('no two prompts of the site are alike', () => {
  const shingled = all.map((row) => ({ ...row, shingles: shinglesOf(row.text) }))
  let nearest = { similarity: 0, one: '', other: '' }
  for (const [index, one] of shingled.entries()) {
    for (const other of shingled.slice(index + 1)) {
      const shared = [...one.shingles].filter((shingle) => other.shingles.has(shingle)).length
      if (shared === 0) continue
      const similarity = shared / (one.shingles.size + other.shingles.size - shared)
      if (similarity > nearest.similarity) nearest = { similarity, one: one.text, other: other.text }
    }
  }
  const openings = new Map<string, typeof all>()
  for (const row of all) {
    const words = wordsOf(row.text).slice(0, OPENING_WORDS).join(' ')
    openings.set(words, [...(openings.get(words) ?? []), row])
  }
  const [opening, rows] = [...openings].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['', []]
  console.info(
    `${all.length} prompts, ${all.reduce((sum, { text }) => sum + countWords(text), 0)} words; ` +
      `nearest pair ${nearest.similarity.toFixed(3)}: “${nearest.one.slice(0, 70)}” / “${nearest.other.slice(0, 70)}”; ` +
      `most frequent opening “${opening}”, ${rows.length} times`,
  )
  expect(nearest.similarity, `${nearest.one}\n${nearest.other}`).toBeLessThan(SIMILARITY_LIMIT)
})

test('no two pages share a title or a description', () => {
  for (const field of ['metaTitle', 'metaDescription', 'title'] as const) {
    const values = LOADED_PAGES.map(({ body }) => body[field])
    expect(new Set(values).size, field).toBe(values.length)
  }
})

test('each page can be reached from another', () => {
  const linked = new Set(LOADED_PAGES.flatMap(({ body }) => body.relatedLinks.map(({ to }) => to as string)))
  const islands = LOADED_PAGES.map(({ entry }) => entry.path as string).filter((path) => !linked.has(path))
  expect(islands).toEqual([])
})
