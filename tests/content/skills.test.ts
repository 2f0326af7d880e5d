import { expect, test } from 'vitest'
import { collectPrompts } from '@/content/prompt-records'
import { FOLDED, SKILLS, skillIdOf } from '@/content/skills'

const carried = new Set((await collectPrompts()).flatMap(({ skill }) => skill ?? []))

test('every skill that a prompt carries is in exactly one of the twelve, and each of the twelve is practised', () => {
  const folded = Object.values(FOLDED).flat()
  expect(Object.keys(SKILLS)).toHaveLength(12)
  expect(new Set(folded).size).toBe(folded.length)
  expect([...carried].filter((skill) => !folded.includes(skill))).toEqual([])
  expect(folded.filter((skill) => !carried.has(skill))).toEqual([])
  for (const id of Object.keys(SKILLS))
    expect(
      [...carried].some((skill) => skillIdOf(skill) === id),
      id,
    ).toBe(true)
})

test('a skill of none is told by its name', () => {
  expect(() => skillIdOf('juggling')).toThrow('“juggling”')
})
