import { collectShort } from '@/content/short-versions'
import { BLANK } from '@contracts/blanks.ts'
import { countWords } from '@contracts/text.ts'
import { describe, expect, test } from 'vitest'
import type { PromptPageEntry } from '@/content/prompt-pages'
import { PAGES } from '@/content/registry'
import { groupsFrom } from '@/content/site-map'
import { isForWriting, type Purpose } from '@/content/tags'
import { monthOfPath } from '@/content/today'
import { bannedIn } from '../support/banned-phrases.ts'
import {
  ALL_TEXTS,
  gradeOf,
  LOADED_PAGES,
  MODEL_PROMPTS,
  SHORT_PROMPTS,
  shinglesOf,
  textsOf,
  UNUSED_BODIES,
  wordsOf,
} from './support/prompt-pages.ts'

// Two prompts that share this part of their five-word runs say the same thing (Jaccard index).
// The usual threshold for near-duplicates of short texts is 0.2 to 0.3; ours lie far below it.
const SIMILARITY_LIMIT = 0.1
const OPENING_WORDS = 3
const SAME_OPENING_LIMIT = 3
// On long pages: one in so many.
const SAME_OPENING_SHARE = 25

/** Reading age: upper and lower bound of the prompts' grade level, for pages of the young. */
const GRADES: Record<string, [number, number]> = {
  '/fun-creative-prompts-for-kids': [1, 6],
  '/adventure-prompts-for-young-writers': [1, 6.5],
  '/horror-writing-prompts-for-middle-school': [3, 7.5],
  '/romantic-writing-prompts-for-teens': [3, 9],
  '/silly-writing-prompts-for-teens': [3, 9],
  '/journal-prompts/teens': [3, 9],
  '/daily-writing-prompts-for-students': [3, 9],
  '/sci-fi-writing-prompts-for-middle-school': [3, 7.5],
  '/writing-prompts-ages-5-to-6': [0, 3],
  '/opinion-writing-prompts': [1, 6],
  '/story-starters-for-kids': [1, 6],
}

/** Fewest and most words of a page's prompts. */
const lengthsOf = ({ path, kind, added }: PromptPageEntry, purpose: Purpose): [number, number] => {
  if (kind === 'school') return [8, 50]
  if (kind === 'today-month') return [6, 30]
  // Read aloud to those who cannot read yet.
  if (path === '/writing-prompts-ages-5-to-6') return [10, 35]
  if (path === '/business-prompts') return [12, 90]
  if (/^\/(marketing|ai-workflow)-prompts$/.test(path)) return [40, 90]
  if (/^\/(productivity|personal-growth)-prompts$/.test(path)) return [25, 90]
  if (!isForWriting(purpose) || path.startsWith('/prompts-for-')) return [15, 95]
  if (path.includes('dialogue')) return [20, 50]
  if (path === '/journal-prompts/daily') return [15, 60]
  return added === FIRST_ADDED ? [25, 60] : [8, 60]
}

/** The day of the pages that the site began with. */
const FIRST_ADDED = '2026-11-20'
const MONTH_LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const SCHOOL_MONTHS = [
  'September',
  'October',
  'November',
  'December',
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
]

const pages = LOADED_PAGES.map((page) => ({ path: page.entry.path, page }))

test('every body is shown by a page', () => {
  expect(UNUSED_BODIES).toEqual([])
})

/** The first words of texts with how many begin with them, most first. */
function sameOpenings(texts: readonly string[]): [string, number][] {
  const openings = new Map<string, number>()
  for (const text of texts) {
    const opening = wordsOf(text).slice(0, OPENING_WORDS).join(' ')
    openings.set(opening, (openings.get(opening) ?? 0) + 1)
  }
  return [...openings].toSorted(([, one], [, other]) => other - one)
}

/** The texts that have fewer or more words than they should. */
const outside = (texts: readonly string[], least: number, most: number) =>
  texts
    .map((text) => ({ text, words: countWords(text) }))
    .filter(({ words }) => words < least || words > most)
    .map(({ text, words }) => `${words}: ${text.slice(0, 60)}`)

describe.each(pages)('$path', ({ path, page }) => {
  const { body, prompts, entry, introduction } = page

  test('has the parts and counts of its kind', () => {
    if (entry.kind === 'themed') {
      expect(prompts.length).toBeGreaterThanOrEqual(18)
      expect(prompts.length).toBeLessThanOrEqual(30)
    }
    if (entry.kind === 'today-month') {
      expect(prompts).toHaveLength(MONTH_LENGTHS[monthOfPath(path) - 1] ?? NaN)
      expect(page.titled.filter(({ longer }) => !longer)).toEqual([])
    } else expect(body.faqs).toHaveLength('groups' in body || 'months' in body ? 5 : 4)
    if ('months' in body) {
      expect(body.months.map(({ title }) => title)).toEqual(SCHOOL_MONTHS)
      for (const { title, prompts: month } of body.months) expect(month, title).toHaveLength(18)
      const lessons = body.months.flatMap(({ prompts: month }) => month)
      expect(
        lessons.filter(({ skill, minutes }) => !/^[a-z][\w’, -]{3,40}$/i.test(skill) || minutes < 5 || minutes > 60),
      ).toEqual([])
    }
    expect(body.relatedLinks).toHaveLength(3)
    const groups = 'groups' in body ? [...body.groups, ...(('more' in body && body.more) || [])] : []
    for (const { title, prompts: group } of groups) expect(group.length, title).toBeGreaterThanOrEqual(4)
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
    if (entry.kind !== 'today-month') expect(introductionWords).toBeGreaterThanOrEqual(75)
    expect(introductionWords).toBeLessThanOrEqual(220)
    for (const { question, answer } of body.faqs) {
      expect(countWords(answer), question).toBeGreaterThanOrEqual(40)
      expect(countWords(answer), question).toBeLessThanOrEqual(90)
    }
    expect(outside(prompts, ...lengthsOf(entry, body.purpose))).toEqual([])
    const longer = page.titled.flatMap((prompt) => prompt.longer ?? [])
    expect(outside(longer, 35, 80)).toEqual([])
  })

  test('does not begin prompt after prompt with the same words', () => {
    const limit = Math.max(SAME_OPENING_LIMIT, Math.ceil(prompts.length / SAME_OPENING_SHARE))
    expect(sameOpenings(prompts).filter(([, count]) => count > limit)).toEqual([])
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

describe('the short versions', () => {
  test('are shorter than thirty words, and than what they stand for', () => {
    expect(
      outside(
        SHORT_PROMPTS.map(({ text }) => text),
        5,
        29,
      ),
    ).toEqual([])
    const longer = LOADED_PAGES.flatMap(({ titled }) =>
      titled.filter(({ text, short }) => short && countWords(short) >= countWords(text)).map(({ title }) => title),
    )
    expect(longer).toEqual([])
  })

  test('begin with those of stories, whose numbers on their page were given first', async () => {
    const groups = await collectShort()
    const purposes = groups.map(({ path }) => LOADED_PAGES.find(({ entry }) => entry.path === path)?.body.purpose)
    expect(purposes.indexOf('fiction')).toBe(0)
    expect(purposes.slice(purposes.findIndex((purpose) => purpose !== 'fiction'))).not.toContain('fiction')
  })

  test('have none of the phrases that the voice forbids, and nothing to fill in', () => {
    const texts = SHORT_PROMPTS.map(({ text }) => text)
    expect(texts.flatMap(bannedIn)).toEqual([])
    expect(texts.filter((text) => /[[\]]/.test(text))).toEqual([])
  })
})

describe('the prompts of the AIs’ pages', () => {
  const texts = MODEL_PROMPTS.flatMap(({ prompts, more }) =>
    [...prompts, ...more.flatMap((group) => group.prompts)].map(({ text }) => text),
  )

  test('are twelve at least, where there are some, and then groups of at least four', () => {
    expect(MODEL_PROMPTS.filter(({ prompts }) => prompts.length !== 0 && prompts.length < 12)).toEqual([])
    const small = MODEL_PROMPTS.flatMap(({ more }) => more).filter(({ prompts }) => prompts.length < 4)
    expect(small.map(({ title }) => title)).toEqual([])
  })

  test('keep to the lengths and to the voice', () => {
    expect(outside(texts, 8, 95)).toEqual([])
    expect(texts.flatMap(bannedIn)).toEqual([])
  })
})

test('no two prompts of the site are alike', () => {
  const shingled = ALL_TEXTS.map((row) => ({ ...row, shingles: shinglesOf(row.text) }))
  // Only texts that share a run of words are compared.
  const holders = new Map<string, number[]>()
  for (const [index, { shingles }] of shingled.entries()) {
    for (const shingle of shingles) holders.set(shingle, [...(holders.get(shingle) ?? []), index])
  }
  let nearest = { similarity: 0, pair: ['', ''] }
  for (const [index, one] of shingled.entries()) {
    const shared = new Map<number, number>()
    for (const shingle of one.shingles) {
      for (const other of holders.get(shingle) ?? []) {
        if (other > index) shared.set(other, (shared.get(other) ?? 0) + 1)
      }
    }
    for (const [place, count] of shared) {
      const other = shingled[place] as (typeof shingled)[number]
      // Versions of one prompt.
      if (other.title === one.title) continue
      const similarity = count / (one.shingles.size + other.shingles.size - count)
      if (similarity > nearest.similarity) nearest = { similarity, pair: [one.text, other.text] }
    }
  }
  const [opening, times] = sameOpenings(ALL_TEXTS.map(({ text }) => text))[0] ?? ['', 0]
  console.info(
    `${ALL_TEXTS.length} texts, ${ALL_TEXTS.reduce((sum, { text }) => sum + countWords(text), 0)} words; ` +
      `nearest pair ${nearest.similarity.toFixed(3)}: ${nearest.pair.map((text) => `“${text.slice(0, 70)}”`).join(' / ')}; ` +
      `most frequent opening “${opening}”, ${times} times`,
  )
  expect(nearest.similarity, nearest.pair.join('\n')).toBeLessThan(SIMILARITY_LIMIT)
})

test('a blank that stands twice in a prompt is filled in with one and the same thing', () => {
  const meantTwice = new Set(['child', 'colour'])
  const twice = ALL_TEXTS.flatMap(({ text, title }) => {
    const names = [...text.matchAll(BLANK)].map(([, name = '']) => name)
    return names
      .filter((name, index) => names.indexOf(name) !== index && !meantTwice.has(name))
      .map((name) => `${title}: ${name}`)
  })
  expect(twice).toEqual([])
})

test('no two pages share a title or a description', () => {
  for (const field of ['metaTitle', 'metaDescription', 'title'] as const) {
    const values = LOADED_PAGES.map(({ body }) => body[field])
    expect(new Set(values).size, field).toBe(values.length)
  }
})

test('each page can be reached from another', () => {
  const linked = new Set([
    ...LOADED_PAGES.flatMap(({ body }) => body.relatedLinks.map(({ to }) => to as string)),
    ...PAGES.flatMap(({ path }) =>
      groupsFrom(path).flatMap(({ pages: own }) => own.map(({ path: to }) => to as string)),
    ),
  ])
  const islands = LOADED_PAGES.map(({ entry }) => entry.path as string).filter((path) => !linked.has(path))
  expect(islands).toEqual([])
})
