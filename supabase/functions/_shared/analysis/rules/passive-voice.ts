import type { Mark, Rule, Sentence, Token } from '../parse/document.ts'
import { hasSpeech, isTagged, narrationOf, wordSet } from '../parse/query.ts'
import { BE } from '../words/lists.ts'

/** Participles that usually describe a state, not an action. */
const STATES = wordSet(
  'born gone used supposed tired interested bored married engaged excited scared frightened afraid worried pleased surprised disappointed ashamed lost done finished closed open opened broken covered crowded dressed seated located situated related involved allowed meant bound determined prepared delighted amazed annoyed confused convinced concerned worn known called named mixed advanced limited complicated relaxed retired stuck set left stung drunk beloved wounded exhausted satisfied accustomed inclined obliged shut',
)
const NOT_AGENTS = wordSet(
  'noon midnight monday tuesday wednesday thursday friday saturday sunday hand accident mistake chance heart law then now far bus train car foot night day morning evening email mail post sea land itself himself herself',
)
const PRONOUN_AGENTS = wordSet('me him her us them you')
const MIN_SENTENCES = 4
const MIN_SHARE = 0.5
const MIN_AGENTS = 2

interface Passive extends Mark {
  readonly sentence: number
  readonly agent: 'none' | 'named' | 'pronoun'
}

/** After these, "by" names the means, not the agent: "identified by its number". */
const BY_MEANS = wordSet(
  'identified measured sorted ordered marked determined calculated grouped divided followed surrounded defined separated powered limited',
)

function isParticiple(token: Token): boolean {
  if (STATES.has(token.lower) || isTagged(token, 'Gerund')) return false
  return isTagged(token, 'Passive', 'Participle', 'PastTense') && !isTagged(token, 'Copula', 'Auxiliary')
}

/** The agent after "by", if there is one: a name or a pronoun, and where it ends. */
function agentAfter(tokens: readonly Token[], at: number): { agent: Passive['agent']; end: number } | undefined {
  const by = tokens.findIndex((token, place) => place > at && place <= at + 2 && token.lower === 'by')
  const first = tokens[by + 1]
  if (by < 0 || !first || isTagged(first, 'Gerund', 'Date', 'Value') || NOT_AGENTS.has(first.lower)) {
    // "by two students" begins with a number but names people.
    const noun = tokens[by + 2]
    if (by < 0 || !first || !isTagged(first, 'Value') || !isTagged(noun, 'Plural')) return undefined
    return { agent: 'named', end: noun?.end ?? first.end }
  }
  if (PRONOUN_AGENTS.has(first.lower) && !isTagged(tokens[by + 2], 'Noun')) return { agent: 'pronoun', end: first.end }
  const noun = tokens.slice(by + 1, by + 5).find((token) => isTagged(token, 'Noun') && !isTagged(token, 'Possessive'))
  if (!noun || NOT_AGENTS.has(noun.lower)) return undefined
  return { agent: 'named', end: noun.end }
}

function* passivesIn(sentence: Sentence): Generator<Passive> {
  const tokens = narrationOf(sentence)
  for (const [at, token] of tokens.entries()) {
    if (!BE.has(token.lower)) continue
    let place = at + 1
    while (place < at + 5 && isTagged(tokens[place], 'Adverb', 'Negative')) place++
    const participle = tokens[place]
    if (!participle || BE.has(participle.lower) || !isParticiple(participle)) continue
    const found = BY_MEANS.has(participle.lower) ? undefined : agentAfter(tokens, place)
    const end = found?.end ?? participle.end
    const reason = found ? 'The passive puts the person who does it last.' : 'The passive does not say who did it.'
    yield {
      start: token.start,
      end,
      sentence: sentence.index,
      agent: found?.agent ?? 'none',
      reason,
      advice: found ? 'Start with who did it.' : 'Say who did it, if it matters.',
    }
  }
}

/** Passive verbs if they pile up. A few are good English and are left alone, unless a pronoun is the agent. */
export const passiveVoice: Rule = {
  name: 'passive-voice',
  label: 'passive voice',
  weight: 7,
  section: 'clarity',
  check: ({ sentences }) => {
    const told = sentences.filter((sentence) => !hasSpeech(sentence) && sentence.words > 2)
    const passives = told.flatMap((sentence) => [...passivesIn(sentence)])
    const hit = new Set(passives.map(({ sentence }) => sentence)).size
    const named = passives.filter(({ agent }) => agent !== 'none').length
    const isPiledUp = (hit >= MIN_SENTENCES && hit / told.length >= MIN_SHARE) || named >= MIN_AGENTS
    return isPiledUp ? passives : passives.filter(({ agent }) => agent === 'pronoun')
  },
}
