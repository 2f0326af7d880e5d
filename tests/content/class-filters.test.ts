import { expect, test } from 'vitest'
import { CLASS_PROMPTS } from '@/content/class-filters'
import { matching } from '@/content/shelf-filters'
import { collectSearch } from '@/build/search-files'
import { collectPrompts } from '@/content/prompt-records'
import { promptsOf } from '@/lib/search/search-file'

const { filters, holds = () => true } = CLASS_PROMPTS
const prompts = promptsOf((await collectSearch([])).file).filter(holds)
const found = (chosen: Record<string, string>) => matching(prompts, chosen, filters)

test('every school prompt is there, and nothing for adults or about love', async () => {
  const school = (await collectPrompts()).filter(({ purpose }) => purpose === 'school')
  expect(found({}).filter(({ purpose }) => purpose === 'school')).toHaveLength(school.length)
  const forPupils = found({}).filter(({ purpose, path }) => purpose !== 'lessons' && path !== '/prompts-for-teachers')
  expect(forPupils.filter(({ path, level }) => level === 'adults' || /romantic|love/.test(path))).toEqual([])
})

test('each choice of each filter leaves something, and not all', () => {
  for (const { id, choices } of filters) {
    for (const choice of choices) {
      if (id === 'form' && found({ form: choice.id }).length === 0) continue
      expect(found({ [id]: choice.id }).length, `${id}=${choice.id}`).toBeGreaterThan(0)
      expect(found({ [id]: choice.id }).length, `${id}=${choice.id}`).toBeLessThan(prompts.length)
    }
  }
})

test('every prompt of the school year belongs to one month, one skill, one length of time and one difficulty', () => {
  const school = prompts.filter(({ path }) => path.startsWith('/school-'))
  expect(school.length).toBeGreaterThan(0)
  for (const id of ['month', 'skill', 'minutes', 'difficulty']) {
    const { choices } = filters.find((filter) => filter.id === id) as (typeof filters)[number]
    for (const prompt of school) {
      expect(choices.filter(({ has }) => has(prompt)).length, `${prompt.title}: ${id}`).toBe(1)
    }
  }
})

test('a grade gets its age, and nothing of another', () => {
  const levels = (grade: string) => new Set(found({ grade }).map(({ level }) => level))
  expect([...levels('k')]).toEqual(['kids'])
  expect([...levels('6')]).toEqual(['middle-school'])
  expect([...levels('12')]).toEqual(['teens'])
  const [first] = found({ grade: '6', minutes: 'ten', skill: 'story', month: 'september' })
  expect(first?.title).toBe('From lunch line to seat')
})
