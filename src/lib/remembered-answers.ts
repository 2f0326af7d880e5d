import { readRows, watchRows, writeRows } from './stored-rows'

const KEY = 'promptory:answers'

/** The most blanks to remember; the least recently used are dropped first. */
const MAX_NAMES = 60
/** The most answers to remember for one blank. */
const MAX_ANSWERS = 3
/** Longer answers are material for one prompt and not worth suggesting again. */
const MAX_ANSWER_LENGTH = 160

interface Remembered {
  /** Normalised name of the blank. */
  name: string
  /** The last ones given, newest first. */
  answers: string[]
}

const DETERMINER = /^(?:an?|the|my|your|our|his|her|its|their)\s+/
// Words that end in s in the singular, too.
const SINGULAR_S = /(?:ss|us|is|ous)$/

function singular(word: string): string {
  if (word.length <= 3 || SINGULAR_S.test(word)) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:x|z|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/**
 * Normalises a blank's name, so that "Your audience", "the audiences" and "audience" are the same. Ignores leading
 * articles and possessives, case, surrounding punctuation and a regular plural ending.
 */
export function normaliseBlank(name: string): string {
  let words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/\s+/g, ' ')
  while (DETERMINER.test(words)) words = words.replace(DETERMINER, '')
  return words.replace(/\p{L}+$/u, singular)
}

function readRemembered(value: unknown): Remembered | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, answers } = value as Record<string, unknown>
  if (typeof name !== 'string' || !Array.isArray(answers)) return undefined
  const texts = answers.filter((answer): answer is string => typeof answer === 'string')
  return texts.length > 0 ? { name, answers: texts } : undefined
}

const readAll = () => readRows(KEY, readRemembered).rows

/**
 * Remembers answers by the names of their blanks, to suggest them in other prompts. Skips empty, long and multi-line
 * answers.
 * @returns false if the device's storage refuses
 */
export function rememberAnswers(answers: Readonly<Record<string, string>>): boolean {
  const given = Object.entries(answers)
    .map(([blank, answer]) => ({ name: normaliseBlank(blank), answer: answer.trim() }))
    .filter(({ name, answer }) => name && answer && answer.length <= MAX_ANSWER_LENGTH && !answer.includes('\n'))
  if (given.length === 0) return true
  let all = readAll()
  for (const { name, answer } of given.toReversed()) {
    const before = all.find((row) => row.name === name)?.answers ?? []
    const others = before.filter((text) => text.toLowerCase() !== answer.toLowerCase())
    const row = { name, answers: [answer, ...others].slice(0, MAX_ANSWERS) }
    all = [row, ...all.filter((other) => other.name !== name)]
  }
  return writeRows(KEY, readRemembered, all.slice(0, MAX_NAMES))
}

/** Earlier answers to a blank of this name, newest first. */
export function answersBefore(blank: string): string[] {
  const name = normaliseBlank(blank)
  return readAll().find((row) => row.name === name)?.answers ?? []
}

/** How many different blanks have remembered answers. */
export function countRemembered(): number {
  return readAll().length
}

/** Forgets every answer; false if the device's storage refuses. */
export function forgetAnswers(): boolean {
  return writeRows(KEY, readRemembered, [])
}

/**
 * Calls back when answers are remembered or forgotten, in this page or another tab. Returns a function that stops
 * watching.
 */
export function watchAnswers(onChange: () => void): () => void {
  return watchRows([KEY], onChange)
}
