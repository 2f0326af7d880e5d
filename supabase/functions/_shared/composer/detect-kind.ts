import type { CategoryId } from '../contracts/categories.ts'
import { LEARNING } from './kinds/learning.ts'
import { MAKING } from './kinds/making.ts'
import { MARKETING } from './kinds/marketing.ts'
import { PLANS } from './kinds/plans.ts'
import { WORKING_ON } from './kinds/working-on.ts'
import { WRITING } from './kinds/writing.ts'
import { type Reading, ROLE } from './read-request.ts'
import type { Kind } from './types.ts'

/** Every kind of thing that is recognised; of two that fit equally well, the first one stands. */
export const KINDS: readonly Kind[] = [...WORKING_ON, ...WRITING, ...MARKETING, ...PLANS, ...MAKING, ...LEARNING]

const OPENINGS = KINDS.filter(({ opening }) => opening !== undefined)
const NOUNS = KINDS.flatMap((kind) => (kind.noun === undefined ? [] : [{ kind, noun: new RegExp(kind.noun, 'gu') }]))

// What comes after these words says more about the thing, and no longer what it is.
const QUALIFIED =
  /\b(?:about(?! (?:section|page|me|us)\b)|no|not|without|but|after|before|during|at|in|using|as|when|if|while|into|i|im|i'm|for|of|that|which|who|with|on|from|by|where|saying|telling|asking|so|because|to)\b|[,;:(!?.]| (?=\d)/u
const MAKING_VERB =
  /^(?:(?:something|anything|sth) (?:for|to)|(?:\d+|two|three|four|five) (?:versions?|options|variants|drafts) (?:of|for)|(?:the )?(?:opening|beginning|start|end|ending|draft|first (?:line|draft|paragraph)) (?:of|for)|(?:write|create|make|draft|generate|give|prepare|design|build|plan|compose|produce|develop|code|provide|suggest|put together|come up with|set up|do|show|tell|draw|find|list|recommend)(?: me| us)?|a|an|the|my|some)\s+/u
const QUESTION = /^(?:what|why|how|who|when|where|which|is|are|was|were|do|does|did|should|am)\b/u
const AS_A =
  /\b(?:as|in) (?:a|an|the form of a) (?:short )?(poem|haiku|limerick|song|rap|sonnet|story|fairy tale|quiz)\b/u

// Requests that say in so many words what they are, wherever they say it.
const OUTRIGHT: readonly (readonly [pattern: RegExp, id: string])[] = [
  // The visitor wants to do the work.
  [/\b(?:don'?t|do not) write it\b|\bask me questions\b(?!.*\binterview)/u, 'coaching'],
  [
    /\b(?:son|daughter|kid|child|grandson|granddaughter|toddler|\w+ year old)s? (?:\w+ )?asks? (?:me )?(?:why|how|what)\b/u,
    'explanation',
  ],
  [/\b(?:what'?s|what is|whats) the difference\b/u, 'comparison'],
  // Numbers with units that are asked to be worked out.
  [/\d ?(?:m\/s|km\/h|mph|newtons?|volts?|ohms?)\b.*\b(?:how|when|what)\b/u, 'maths'],
  [/\bpacking list\b/u, 'list'],
  [/\bshould i (?:worry|be worried|see a doctor)\b/u, 'symptom'],
  [
    /^(?!.*\b(?:write|draft|poem|story|letter|e-?mail)\b)(?:my|our|the) .*\b(?:(?:is|are|keeps?|gets?|runs?) (?:\w+ ){0,2}(?:slow|broken|crashing|leaking|beeping|not working)|stopped working|won'?t (?:start|turn on|charge|open))\b/u,
    'trouble',
  ],
  [
    /^my (?:[\w-]+ ){0,2}(?:script|code|function|program|query|macro|formula) .*\b(?:loses?|drops?|returns?|crash\w*|fails?|throws?|prints?|hangs?|slow|wrong|errors?|doesn'?t|not work\w*|stops?)\b/u,
    'debugging',
  ],
  [/, (?:a )?checklist\b/u, 'work-document'],
  [/\byou are (?:the|my) (?:dm|gm|dungeon master|game master|narrator)\b/u, 'roleplay'],
  [
    /^(?!.*\b(?:story|fiction|poem|rap|debate|essay|script|poster|quiz)\b)(?:[\w.+#-]+ ){1,2}(?:vs\.?|versus) /u,
    'comparison',
  ],
  // Material that is spoken of and will be handed over in the chat.
  [
    /^(?:hi |hello |so )?i have (?:the |a |an |my |some |\d+ )?(?:\w+ )?(?:minutes|contract|transcripts?|documents?|reports?|notes|dataset|data|survey|reviews|e-?mails|letters|spreadsheet|pdfs?|files?|interviews|responses)\b/u,
    'analysis',
  ],
]
// What something that is handed over is to become.
const TURNED = /^(?:turn|convert|make|change)\b.{2,60}? into (?:an? |the )?(.+)/u
const DESCRIBED = /^describe\b.*\b(?:cycle|process|how|difference)\b/u
const SHEET = /\b(?:excel|google sheets?|spreadsheet)\b.*\b(?:formula|columns?|rows?|cells?)\b/u
// A visitor who only tells what went wrong wants to know what to do.
const TROUBLE =
  /\b(?:can'?t|cannot|mad at|angry|stuck|hate|lost|sad|lonely|anxious|tired|fight|fought|forgot|problem|scared|afraid|stress\w*|fired|dumped|broke up|cheated|overwhelmed|failing|failed|feel|feeling|don'?t like|struggl\w*|worried|fallen|fell|sick|died|ignores?|keeps?|won'?t|refuses|bullied|toxic|addicted|hurts?|behind my back|need to stop)\b/u
const TELLING = /^(?:hi |hey |so |ok |help )*(?:i|i'?m|i'?ve|my|we|our|he|she|they|can'?t|cannot|keep)\b/u

// What a bare topic is most likely wanted for; said only where the words are silent.
const BY_CATEGORY: Partial<Record<CategoryId, string>> = { education: 'explanation', research: 'explanation' }
const TOPIC_WORDS = 5

const kindOf = (id: string): Kind | null => KINDS.find((kind) => kind.id === id) ?? null

/** The kind of thing that is asked for; null where it is not certain. */
export function detectKind(reading: Reading, category: CategoryId): Kind | null {
  const { ask, order, orders, material } = reading
  const outright = OUTRIGHT.find(([pattern]) => pattern.test(ask))
  if (outright !== undefined) return kindOf(outright[1])
  const form = AS_A.exec(ask)?.[1]
  if (form !== undefined) return headNoun(form)
  if (orders.length === 0 && material?.isCode === true) return kindOf('debugging')
  const found = orders.map((candidate) => kindOfOrder(candidate, reading)).find((kind) => kind !== null)
  const isRole = ROLE.test(ask) && !ROLE.test(order)
  if (isRole && (found === undefined || found.id === 'interview' || LEARNING.includes(found))) return kindOf('roleplay')
  if (found !== undefined) return found
  if (TELLING.test(ask) && TROUBLE.test(ask)) return kindOf('advice')
  const isTopic = order !== '' && !/[.!?]\s/u.test(ask) && ask.split(' ').length <= TOPIC_WORDS
  return isTopic ? kindOf(BY_CATEGORY[category] ?? '') : null
}

/** The kind that one part of a request asks for. */
function kindOfOrder(order: string, { ask, material, facets, isAsking }: Reading): Kind | null {
  const opened = OPENINGS.filter(({ opening }) => opening?.test(order))
  if (material?.isCode === true) return workOnCode(order, opened)
  if (/^(?:draw|paint|illustrate)\b/u.test(order)) return kindOf('picture')
  const target = TURNED.exec(order)?.[1]
  const made = target === undefined ? null : headNoun(target)
  if (made !== null && made.id !== 'table') return made
  const handed = opened.find(({ needs }) => needs !== undefined)
  if (handed !== undefined) return handed
  if (DESCRIBED.test(order) || (/^describe\b/u.test(order) && facets.has('level'))) return kindOf('explanation')
  const [first] = opened
  if (first !== undefined && (QUESTION.test(order) || !MAKING_VERB.test(order))) return first
  if (SHEET.test(ask)) return kindOf('formula')
  const noun = headNoun(order)
  if (noun !== null) return noun
  if (/ (?:vs\.?|versus) /u.test(order)) return kindOf('comparison')
  if (first !== undefined) return first
  if (/^improve\b/u.test(order) && material !== null) return kindOf('rewriting')
  if (/^(?:fix|correct)\b/u.test(order) && material !== null) return kindOf('proofreading')
  const isForLearner = facets.has('level') && !isAsking && order.split(' ').length <= 8
  return isForLearner ? kindOf('explanation') : null
}

/** What is wanted of code that is handed over: what the order says, and otherwise a cure. */
function workOnCode(order: string, opened: readonly Kind[]): Kind | null {
  const found = opened.find(({ needs }) => needs === 'code')
  if (found !== undefined) return found
  if (/\btests?\b/u.test(order)) return kindOf('tests')
  if (/^(?:explain|what (?:does|is)|comment|document|describe|summari[sz]e|walk)/u.test(order))
    return kindOf('code-explanation')
  if (
    /^(?:re-?write|refactor|convert|translate|port|turn|add|make|optimi[sz]e|improve|clean|simplify|shorten|review|change|migrate|use)/u.test(
      order,
    )
  ) {
    return kindOf('code-review')
  }
  return kindOf('debugging')
}

/** The kind of the thing at the head of an order: the last one of a compound ("recipe app" is an app). */
function headNoun(order: string): Kind | null {
  const rest = order.replace(MAKING_VERB, '').replace(MAKING_VERB, '')
  const until = QUALIFIED.exec(rest)?.index ?? rest.length
  const found = NOUNS.flatMap(({ kind, noun }) =>
    [...rest.matchAll(noun)].map(({ index, 0: name }) => ({ kind, at: index, end: index + name.length })),
  ).filter(({ at }) => at <= until)
  // Of two that end together the longer name says more.
  return found.toSorted((a, b) => b.end - a.end || a.at - b.at)[0]?.kind ?? null
}
