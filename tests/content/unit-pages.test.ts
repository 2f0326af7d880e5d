import { countWords } from '@contracts/text.ts'
import { describe, expect, test } from 'vitest'
import { loadPage } from '@/content/load-page'
import STANDARDS from '@/content/pages/units/facts/standards.json'
import ADDRESSES from '@/content/prompt-addresses.json'
import { findPage } from '@/content/registry'
import type { PupilText, Unit, UnitsPage } from '@/content/unit-schema'
import { loadUnits } from '@/content/unit-prompts'
import { UNIT_AGES, UNITS, UNITS_PATH } from '@/content/units'
import { bannedIn } from '../support/banned-phrases.ts'
import { foreignWords } from './support/english.ts'

const units = (await loadUnits()).map((unit) => [unit.path, unit.texts] as const)

const contentOf = async (path: string) => {
  const page = findPage(path)
  if (!page) throw new Error(`${path} is not in the registry.`)
  return (await loadPage(page)).content
}
const pupilTextOf = ({ paragraphs }: PupilText) => paragraphs.join('\n')
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('each age has three, each of another kind of text, and their page lists them', async () => {
  expect(UNIT_AGES.map((age) => UNITS.filter(({ ages }) => ages === age).length)).toEqual([3, 3, 3, 3])
  expect(repeated(UNITS.map(({ kind }) => kind))).toEqual([])
  const { groups } = (await contentOf(UNITS_PATH)) as UnitsPage
  expect(groups.flatMap((group) => group.units.map(({ path }) => path))).toEqual(UNITS.map(({ path }) => path))
})

describe.each(units)('%s', (path, unit) => {
  const { lessons, rubric, onItsWay, good, standards } = unit
  // What pupils write has the faults of its age.
  const ownWords = [
    unit.title,
    unit.metaTitle,
    unit.metaDescription,
    unit.description,
    unit.audience,
    unit.aim,
    ...unit.needs,
    ...lessons.flatMap(({ title, begin, end, look, tooHard, tooEasy }) => [title, begin, end, look, tooHard, tooEasy]),
    ...rubric.levels,
    ...rubric.rows.flatMap(({ criterion, levels }) => [criterion, ...levels]),
    ...[onItsWay, good].flatMap(({ remarks }) => remarks.map(({ remark }) => remark)),
    ...standards.map(({ here }) => here),
  ]

  test('has five lessons, each with a prompt of its own that there is', async () => {
    expect(lessons).toHaveLength(5)
    expect(lessons.map(({ prompt }) => prompt).filter((slug) => !(slug in ADDRESSES))).toEqual([])
    expect(repeated(lessons.map(({ prompt }) => prompt))).toEqual([])
    expect(repeated(lessons.map(({ title }) => title))).toEqual([])
    const shown = (await contentOf(path)) as Unit
    expect(shown.lessons.every(({ prompt }) => prompt.text !== '' && prompt.to.startsWith('/prompts/'))).toBe(true)
  })

  test('has lessons that say enough, and no more', () => {
    expect(lessons.filter(({ minutes }) => minutes < 5 || minutes > 45)).toEqual([])
    const parts = lessons.flatMap(({ begin, end, look, tooHard, tooEasy }) => [begin, end, look, tooHard, tooEasy])
    expect(parts.filter((part) => countWords(part) < 10 || countWords(part) > 75)).toEqual([])
    expect(unit.needs.length).toBeGreaterThanOrEqual(3)
    expect(countWords(unit.aim)).toBeGreaterThanOrEqual(20)
    expect(countWords(unit.aim)).toBeLessThanOrEqual(60)
  })

  test('has a rubric of four rows in three or four levels', () => {
    expect(rubric.rows).toHaveLength(4)
    expect([3, 4]).toContain(rubric.levels.length)
    expect(rubric.rows.filter(({ levels }) => levels.length !== rubric.levels.length)).toEqual([])
  })

  test.each([
    ['on its way', onItsWay],
    ['good', good],
  ])('has a text that is %s, with remarks on words of it', (_, text) => {
    expect(countWords(pupilTextOf(text))).toBeGreaterThanOrEqual(40)
    expect(countWords(pupilTextOf(text))).toBeLessThanOrEqual(450)
    expect(text.remarks.length).toBeGreaterThanOrEqual(3)
    expect(text.remarks.filter(({ quote }) => !pupilTextOf(text).includes(quote))).toEqual([])
  })

  test('cites standards that somebody looked up, one of them of each country', () => {
    const known = STANDARDS.facts.map(({ code }) => code)
    expect(standards.map(({ code }) => code).filter((code) => !known.includes(code))).toEqual([])
    const fromEngland = standards.filter(({ code }) => code.startsWith('England'))
    expect(fromEngland.length).toBeGreaterThan(0)
    expect(fromEngland.length).toBeLessThan(standards.length)
  })

  test('keeps to the voice, to American English, and to the lengths of a page’s head', () => {
    expect(ownWords.flatMap(bannedIn)).toEqual([])
    expect(ownWords.flatMap((text) => foreignWords(text, 'American'))).toEqual([])
    expect(ownWords.filter((text) => /\w'\w/.test(text))).toEqual([])
    expect(unit.metaTitle.length).toBeLessThanOrEqual(60)
    expect(unit.metaDescription.length).toBeGreaterThanOrEqual(120)
    expect(unit.metaDescription.length).toBeLessThanOrEqual(160)
  })
})

test('no prompt stands in two units', () => {
  expect(repeated(units.flatMap(([, { lessons }]) => lessons.map(({ prompt }) => prompt)))).toEqual([])
})

test('every standard has two sources, a day, and a unit', () => {
  expect(STANDARDS.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(STANDARDS.facts.filter(({ sources }) => sources.length < 2)).toEqual([])
  const sources = STANDARDS.facts.flatMap((fact) => fact.sources)
  expect(sources.filter(({ title, publisher, url }) => !title || !publisher || !URL.canParse(url))).toEqual([])
  const cited = units.flatMap(([, { standards }]) => standards.map(({ code }) => code))
  expect(STANDARDS.facts.map(({ code }) => code).filter((code) => !cited.includes(code))).toEqual([])
})
