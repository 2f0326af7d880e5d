import type { Pair, Side } from './pairs.ts'

/** Which text of a pair serves the wish better; null when neither does. */
export type Choice = Side | null

/** A reader's choice, and whether the other text is much worse. */
export interface Verdict {
  readonly choice: Choice
  readonly isMuch: boolean
}

const INTRODUCTION = `# Which text gets the better answer?

One text of each pair is what somebody typed, the other is a prompt made of it. Which one would you hand to the AI that
is named, so that the person gets what they want? Judge what would come back, not how the text looks: a text that
changes a number, asks for what was told or takes the wish for something else is the worse one.

Write one line per pair into a file of your own: its number and A, B or = (no difference that matters), with a ! behind
it where the other one is much worse, then a reason if you like, such as \`12: B keeps the deadline\`.
`

/** A reader's sheet in Markdown. It names the AI, but not the prompt's side. */
export const writeSheet = (pairs: readonly Pair[]): string =>
  [INTRODUCTION, ...pairs.map((pair) => `## ${pair.number} (${pair.model})\n\n${textsOf(pair)}`)].join('\n')

/** Both texts of a pair, each in a fence that the text does not contain. */
function textsOf({ request, prompt, side }: Pair): string {
  const texts = side === 'A' ? [prompt, request] : [request, prompt]
  const longest = Math.max(2, ...[...texts.join('\n').matchAll(/`+/gu)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return texts.map((text, index) => `${'AB'[index]}:\n${fence}\n${text}\n${fence}\n`).join('\n')
}

const VERDICT = /^\s*(\d+)\s*[:.)]?\s*(A|B|=)(!?)(?![\p{L}\p{N}])/iu

/**
 * The choices in a reader's file by pair number. Ignores lines that do not begin with a number. Throws if a line cannot
 * be read, a pair has two verdicts or does not exist, or a pair has none.
 */
export function readVerdicts(text: string, pairs: readonly Pair[]): Map<number, Verdict> {
  const known = new Set(pairs.map(({ number }) => number))
  const choices = new Map<number, Verdict>()
  for (const line of text.split('\n')) {
    if (!/^\s*\d/u.test(line)) continue
    const [, number = '', mark = '', much = ''] = VERDICT.exec(line) ?? []
    if (mark === '') throw new Error(`This line names no choice of A, B or =: ${line.trim()}`)
    const at = Number(number)
    if (!known.has(at)) throw new Error(`There is no pair ${at}.`)
    if (choices.has(at)) throw new Error(`Pair ${at} has two verdicts.`)
    const choice = mark === '=' ? null : mark.toUpperCase() === 'A' ? 'A' : 'B'
    choices.set(at, { choice, isMuch: much !== '' })
  }
  const missing = [...known].filter((number) => !choices.has(number))
  if (missing.length > 0)
    throw new Error(`${missing.length} pairs have no verdict: ${missing.slice(0, 10).join(', ')}.`)
  return choices
}

/**
 * Combines several readers' verdicts: the choice of more than half of them, otherwise no difference. A prompt that
 * equals its request counts as no difference.
 */
export function agreed(pairs: readonly Pair[], readers: readonly ReadonlyMap<number, Verdict>[]): Map<number, Verdict> {
  return new Map(
    pairs.map(({ number }) => {
      const said = readers.flatMap((reader) => reader.get(number) ?? [])
      const isMost = (verdicts: Verdict[]) => verdicts.length * 2 > readers.length
      const choice = (['A', 'B'] as const).find((side) => isMost(said.filter((verdict) => verdict.choice === side)))
      const isMuch = isMost(said.filter((verdict) => verdict.isMuch && verdict.choice === choice))
      return [number, { choice: choice ?? null, isMuch }]
    }),
  )
}
