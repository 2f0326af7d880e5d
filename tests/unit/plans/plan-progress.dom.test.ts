import { beforeEach, expect, test } from 'vitest'
import {
  keepWords,
  MAX_WORDS_A_DAY,
  PLANS_KEY,
  readProgress,
  startOver,
  toggleStep,
} from '@/features/plans/lib/plan-progress'

const JOB = '/plans/a-job-in-four-weeks'
const NOVEL = '/plans/a-novel-in-november'

beforeEach(() => localStorage.clear())

test('a step is ticked and unticked, for its own plan alone', () => {
  toggleStep(JOB, 'Decide')
  toggleStep(NOVEL, 'The lie')
  expect(readProgress(JOB)).toEqual({ plan: JOB, done: ['Decide'], words: {} })
  toggleStep(JOB, 'Decide')
  expect(readProgress(JOB).done).toEqual([])
  expect(readProgress(NOVEL).done).toEqual(['The lie'])
})

test('a day with words is done, and stays done without them', () => {
  keepWords(NOVEL, 'The lie', 1700)
  expect(readProgress(NOVEL)).toMatchObject({ done: ['The lie'], words: { 'The lie': 1700 } })
  keepWords(NOVEL, 'The lie', 0)
  expect(readProgress(NOVEL)).toEqual({ plan: NOVEL, done: ['The lie'], words: {} })
})

test('no more words are kept than a day has', () => {
  keepWords(NOVEL, 'The lie', MAX_WORDS_A_DAY + 1)
  expect(readProgress(NOVEL).words).toEqual({})
})

test('starting over leaves nothing behind', () => {
  keepWords(NOVEL, 'The lie', 12)
  startOver(NOVEL)
  expect(localStorage.getItem(PLANS_KEY)).toBeNull()
})

test('what cannot be read of it counts for nothing', () => {
  localStorage.setItem(
    PLANS_KEY,
    JSON.stringify([{ plan: NOVEL, done: ['The lie', 4], words: { 'The lie': -1, Work: 'many', Step: 9 } }, 'x']),
  )
  expect(readProgress(NOVEL)).toEqual({ plan: NOVEL, done: ['The lie'], words: { Step: 9 } })
  expect(readProgress(JOB).done).toEqual([])
})
