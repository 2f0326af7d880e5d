import { expect, test } from 'vitest'
import { FILTER_PAGES } from '@/content/filter-pages'
import { PAGES } from '@/content/registry'
import { SEARCH_ASKS } from '@/content/search-asks'
import { SEARCH_WORDS } from '@/content/search-words'
import { openSearch } from '@/lib/search/engine'
import { entriesOf } from '@/lib/search/search-file'
import PROMPT_WORDS from '@/content/prompt-words.json'
import { collectPrompts } from '@/content/prompt-records'
import { collectSearch } from '@/build/search-files'

test('what people ask for leads to pages that there are', () => {
  const known = new Set([...PAGES, ...FILTER_PAGES].map(({ path }) => path as string))
  const named = [...Object.keys(SEARCH_ASKS), ...Object.keys(SEARCH_WORDS)]
  expect(named.filter((path) => !known.has(path))).toEqual([])
})

test('the words of prompts are those of prompts that there are', async () => {
  const slugs = new Set((await collectPrompts()).map(({ slug }) => slug))
  expect(Object.keys(PROMPT_WORDS).filter((slug) => !slugs.has(slug))).toEqual([])
})

test('every prompt has four to ten searches', () => {
  const counts = Object.entries(PROMPT_WORDS).map(([slug, words]) => [slug, words.split(';').length] as const)
  expect(counts.filter(([, count]) => count < 4 || count > 10)).toEqual([])
})

test('what a search has only a word of is not the first', async () => {
  const { file, texts, words } = await collectSearch([])
  const { find } = await openSearch(entriesOf(file, texts, words))
  const wrong: [search: string, path: string][] = [
    ['gratitude letter ideas', '/journal-prompts/gratitude'],
    ['funny birthday speech ideas', '/prompts/for/funny'],
    ['space party ideas', '/prompts/for/science-fiction'],
    ['haunted house description', '/prompts-for-real-estate-agents'],
    ['reading list', '/lesson-prompts'],
    ['dinner with a stranger', '/prompts/dinners-from-what-i-have'],
  ]
  expect(wrong.filter(([search, path]) => find(search)?.entries[0]?.to === path)).toEqual([])
})

test('what people type for a tool, a list or a situation finds it among the first three', async () => {
  const { file, texts, words } = await collectSearch([])
  const { find } = await openSearch(entriesOf(file, texts, words))
  const wanted: [search: string, path: string][] = [
    ['prompt of the day', '/today'],
    ['make my prompt better', '/generator'],
    ['check my essay', '/feedback-tool'],
    ['grammar checker', '/feedback-tool'],
    ['lined paper printable', '/write'],
    ['how much does it cost', '/pricing'],
    ['favorites', '/saved'],
    ['browse all prompts', '/prompts'],
    ['nanowrimo', '/plans/a-novel-in-november'],
    ['one sentence prompts', '/short-writing-prompts'],
    ['memoir prompts', '/memoir-writing-prompts-for-adults'],
    ['prompts for nurses', '/prompts-for-nurses'],
    ['logo design', '/prompts/logo-design-one-flat-mark'],
    ['email to parents', '/prompts/email-to-parents-missing-work'],
    ['tiktok script', '/prompts/tiktok-script-in-thirty-seconds'],
    ['self love', '/shadow-work-and-self-love-journal-prompts'],
    ['sci fi middle school', '/sci-fi-writing-prompts-for-middle-school'],
    ['character backstory', '/worldbuilding-and-character-prompts'],
    ['writing prompts for 5 year olds', '/writing-prompts-ages-5-to-6'],
    ['how do i stop overthinking', '/prompts/overthinking-at-night'],
    ['3 days in rome', '/prompts/three-days-in-a-city'],
    ['5 nights in a village in japan', '/prompts/trip-itinerary-with-slack'],
    ['6 year old gratitude journal', '/prompts/my-journal-five-small-thank-yous'],
    ['who am i', '/journal-prompts/self-reflection'],
    ['scary story ideas', '/prompts/for/horror'],
    ['nature poems', '/poetry-prompts'],
    ['classroom rules', '/prompts-for-teachers'],
    ['bedtime story for 4 year old', '/prompts/bedtime-story-for-my-child'],
    ['feedback', '/feedback-tool'],
    ['lesson plan 45 minutes', '/lesson-prompts'],
    ['writting promts', '/writing-prompts'],
    ['jurnal promts', '/journal-prompts'],
    ['journal prompts', '/journal-prompts'],
    ['gratitude jounal', '/journal-prompts/gratitude'],
    ['how do i write a good prompt', '/generator'],
    ['feedback on my short story', '/feedback-tool'],
    ['gcse english language creative writing', '/descriptive-and-gcse-creative-writing-prompts'],
    ['bedtime story for my 4 year old', '/prompts/bedtime-story-for-my-child'],
    ['chatgpt prompts for teachers', '/prompts-for-teachers'],
    ['5 minute writing prompts', '/prompts/for/ten-minutes'],
    ['ks3 creative writing tasks', '/prompts/ks3-task-a-new-island'],
    ['travel itinary', '/prompts/day-by-day-itinerary'],
  ]
  const lost = wanted.filter(
    ([search, path]) =>
      !find(search)
        ?.entries.slice(0, 3)
        .some(({ to }) => to === path),
  )
  expect(lost).toEqual([])
})
