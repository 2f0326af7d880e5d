/** A question to a request of few words, with answers to tap. */
export interface ShortQuestion {
  /** Also precedes the answer in the request. */
  readonly name: string
  readonly answers: readonly string[]
}

/** Longer requests, in words, need no questions. */
const FEW_WORDS = 6

const SETS: readonly (readonly [RegExp, readonly ShortQuestion[]])[] = [
  [
    /\b(?:e-?mail|letter|message|text|note|invitation|reply|speech|card)\b/iu,
    [
      { name: 'What for', answers: ['ask for something', 'complain', 'say thanks', 'say no'] },
      { name: 'Tone', answers: ['friendly', 'firm but polite', 'formal'] },
      { name: 'Length', answers: ['a few sentences', 'one page'] },
    ],
  ],
  [
    /\b(?:plan|workout|training|schedule|routine|itinerary|trip|holiday|diet|meals?)\b/iu,
    [
      { name: 'For how long', answers: ['one day', 'a week', 'a month'] },
      { name: 'Experience', answers: ['beginner', 'some', 'a lot'] },
      { name: 'Time for it', answers: ['20 minutes a day', 'an hour a day', 'as long as it takes'] },
    ],
  ],
  [
    /\b(?:gifts?|presents?|ideas?|something|birthday|party|names?)\b/iu,
    [
      { name: 'For', answers: ['a child', 'a friend', 'my parents', 'colleagues'] },
      { name: 'Budget', answers: ['as little as possible', 'up to 50', 'open'] },
      { name: 'How many ideas', answers: ['three', 'ten'] },
    ],
  ],
  [
    /./u,
    [
      { name: 'For', answers: ['myself', 'a beginner', 'customers', 'a class'] },
      { name: 'Form', answers: ['plain text', 'a list', 'a table', 'step by step'] },
      { name: 'Length', answers: ['a few sentences', 'one page'] },
    ],
  ],
]

const lineOf = (name: string, answer: string) => `${name}: ${answer}`

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** The words of a request before the answers that were tapped. */
const ownWords = (description: string) =>
  description
    .split('\n')
    .filter((line) => !SETS.some(([, set]) => set.some(({ name }) => line.startsWith(`${name}: `))))
    .join('\n')
    .trim()

/** The questions about a request, at most three. None if it is empty or says enough. */
export function questionsFor(description: string): readonly ShortQuestion[] {
  const own = ownWords(description)
  if (own === '' || own.includes('\n') || own.split(/\s+/u).length > FEW_WORDS) return []
  return SETS.find(([pattern]) => pattern.test(own))?.[1] ?? []
}

/** Whether the request contains an answer. */
export const hasAnswer = (description: string, name: string, answer: string) =>
  description.split('\n').includes(lineOf(name, answer))

/** Removes an answer that the request has; otherwise adds it in place of any other to its question. */
export function toggleAnswer(description: string, name: string, answer: string): string {
  const without = description.replace(new RegExp(`\\n${escaped(name)}: [^\\n]*`, 'gu'), '')
  return hasAnswer(description, name, answer) ? without : `${without.trimEnd()}\n${lineOf(name, answer)}`
}
