import type { KeyEntry, Pair, Side } from './pairs.ts'

/** Which text of a pair serves the wish better; null when neither does. */
export type Choice = Side | null

const INTRODUCTION = `# Which text gets the better answer?

One text of each pair is what somebody typed, the other is a prompt made of it. Which one would you hand to the AI that
is named, so that the person gets what they want? Judge what would come back, not how the text looks: a text that
changes a number, asks for what was told or takes the wish for something else is the worse one.

Write one line per pair into a file of your own: its number and A, B or = (no difference that matters), then a reason
if you like, such as \`12: B keeps the deadline\`.
`

/** The sheet for a reader, in Markdown. The name of the AI is told, the side of the prompt is not. */
export function writeSheet(pairs: readonly Pair[], modelOf: (pair: Pair) => string): string {
  return [INTRODUCTION, ...pairs.map((pair) => `## ${pair.number} (${modelOf(pair)})\n\n${sides(pair)}`)].join('\n')
}

/** Both texts of a pair, each in a fence that it does not hold itself. */
export function sides({ a, b }: Pick<Pair, 'a' | 'b'>): string {
  const longest = Math.max(2, ...[...`${a}\n${b}`.matchAll(/`+/gu)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return [
    ['A', a],
    ['B', b],
  ]
    .map(([side, text]) => `${side}:\n${fence}\n${text}\n${fence}\n`)
    .join('\n')
}

const VERDICT = /^\s*(\d+)\s*[:.)]?\s*(A|B|=)(?![\p{L}\p{N}])/iu

/**
 * The choices of a reader's file by the number of the pair. Lines that do not begin with a number are passed over.
 * Throws where a line cannot be read, a pair has two verdicts or does not exist, or pairs have none.
 */
export function readVerdicts(text: string, key: readonly KeyEntry[]): Map<number, Choice> {
  const known = new Set(key.map(({ number }) => number))
  const choices = new Map<number, Choice>()
  for (const line of text.split('\n')) {
    if (!/^\s*\d/u.test(line)) continue
    const [, number = '', mark = ''] = VERDICT.exec(line) ?? []
    if (mark === '') throw new Error(`This line names no choice of A, B or =: ${line.trim()}`)
    const at = Number(number)
    if (!known.has(at)) throw new Error(`There is no pair ${at}.`)
    if (choices.has(at)) throw new Error(`Pair ${at} has two verdicts.`)
    choices.set(at, mark === '=' ? null : mark.toUpperCase() === 'A' ? 'A' : 'B')
  }
  const missing = [...known].filter((number) => !choices.has(number))
  if (missing.length > 0)
    throw new Error(`${missing.length} pairs have no verdict: ${missing.slice(0, 10).join(', ')}.`)
  return choices
}
