import type { AiClient } from '../../supabase/functions/_shared/ai-client.ts'
import type { Candidate, KeyEntry, Pair } from './pairs.ts'
import { type Choice, sides, type Verdict } from './sheet.ts'

/** Calls that run at the same time. */
const AT_ONCE = 4
const ANSWERS = 'Answer as you would answer the person who typed this. Be complete, but not longer than it takes.'
const JUDGES = `You compare two texts, A and B, for a person whose wish you are shown. Which one serves the wish better? \
Facts, numbers, tone and every "no …" of the wish count most, then how much of it can be used as it is. \
Length alone is no merit. Reply with one character: A, B, or = when there is no difference that matters.`

/** The choices of the AI by pair, and what went wrong with the pairs that have none. */
export interface AiVerdicts {
  readonly choices: Map<number, Verdict>
  readonly failures: string[]
}

/**
 * Lets an AI answer both texts of each pair, and then choose the answer that serves the request better, without knowing
 * where it came from. Texts for Midjourney are compared themselves, as no picture comes back.
 */
export async function judgeByAi(
  pairs: readonly Pair[],
  key: readonly KeyEntry[],
  candidates: readonly Candidate[],
  client: AiClient,
): Promise<AiVerdicts> {
  const choices = new Map<number, Verdict>()
  const failures: string[] = []
  const requests = new Map(candidates.map(({ id, request }) => [id, request]))
  const ask = (system: string, user: string) => client.complete({ system, user }, new AbortController().signal)
  const waiting = pairs.flatMap((pair) =>
    key.filter(({ number }) => number === pair.number).map((entry) => ({ pair, entry })),
  )

  async function judge(pair: Pair, { id, model }: KeyEntry): Promise<Choice> {
    // The same text twice needs no judge.
    if (pair.a === pair.b) return null
    const isPicture = model === 'midjourney'
    const [a, b] = isPicture ? [pair.a, pair.b] : await Promise.all([ask(ANSWERS, pair.a), ask(ANSWERS, pair.b)])
    const what = isPicture ? 'Two prompts for a picture AI' : 'Two answers'
    return choiceOf(await ask(JUDGES, `The wish:\n${requests.get(id) ?? ''}\n\n${what}:\n\n${sides({ a, b })}`))
  }
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { pair, entry } = next
      try {
        choices.set(pair.number, { choice: await judge(pair, entry), isMuch: false })
      } catch (error) {
        failures.push(`${entry.id}: ${error instanceof Error ? error.message : 'unknown'}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { choices, failures }
}

/** The choice that a reply begins or ends with. Throws where it names none. */
export function choiceOf(reply: string): Choice {
  const mark = /^\W*(A|B)\b|^\s*(=)|\b(A|B)\W*$/u.exec(reply.trim())
  if (!mark) throw new Error(`The AI chose neither A, B nor =: ${reply.slice(0, 60)}`)
  if (mark[2]) return null
  return (mark[1] ?? mark[3]) === 'A' ? 'A' : 'B'
}
