import type { Mark, Rule, Token } from '../parse/document.ts'
import { isTagged } from '../parse/query.ts'
import { PEOPLE, PLAIN_WORDS } from '../words/lists.ts'

const MIN_TIMES = 4
const WINDOW_WORDS = 40

interface Place {
  readonly at: number
  readonly token: Token
  /** Among the first two words of its sentence, where a repetition is usually meant. */
  readonly isOpening: boolean
}

function keyOf({ lower }: Token): string {
  const word = lower.replace(/'s$/u, '')
  return word.length > 4 && /[^s]s$/u.test(word) ? word.slice(0, -1) : word
}

/** A content word that is repeated often within a few lines. Ignores names and refrains. */
export const repeatedWords: Rule = {
  name: 'repeated-words',
  label: 'repeated word',
  weight: 5,
  section: 'creativity',
  check: ({ sentences, blocks }) => {
    const places = new Map<string, Place[]>()
    let at = 0
    for (const { tokens, block } of sentences) {
      for (const [index, token] of tokens.entries()) {
        at++
        if (token.isQuoted || blocks[block]?.isListItem) continue
        const key = keyOf(token)
        if (key.length < 4 || PLAIN_WORDS.has(key) || PLAIN_WORDS.has(token.lower)) continue
        if (!isTagged(token, 'Noun', 'Verb', 'Adjective') || isTagged(token, 'Pronoun', 'Auxiliary', 'Value')) continue
        // The people in a scene have to be named.
        if (isTagged(token, 'Actor', 'Person') || PEOPLE.has(key)) continue
        if (index > 0 && /^\p{Lu}/u.test(token.text)) continue
        places.set(key, [...(places.get(key) ?? []).slice(-200), { at, token, isOpening: index < 2 }])
      }
    }
    return [...places.values()].flatMap((found) => clusterOf(found))
  },
}

/** The first cluster of a word only, because one remark is enough. */
function clusterOf(places: readonly Place[]): Mark[] {
  for (let from = 0; from + MIN_TIMES <= places.length; from++) {
    let to = from
    while ((places[to + 1]?.at ?? Number.POSITIVE_INFINITY) - (places[from]?.at ?? 0) <= WINDOW_WORDS) to++
    const cluster = places.slice(from, to + 1)
    if (cluster.length < MIN_TIMES) continue
    if (cluster.filter(({ isOpening }) => isOpening).length * 2 > cluster.length) continue
    const first = cluster[0]?.token
    const last = cluster.at(-1)?.token
    if (!first || !last) continue
    return [
      {
        start: first.start,
        end: last.end,
        reason: `You use "${first.lower}" ${cluster.length} times in ${(places[to]?.at ?? 0) - (places[from]?.at ?? 0) + 1} words.`,
        advice: 'Leave it out once or twice, unless you repeat it on purpose.',
      },
    ]
  }
  return []
}
