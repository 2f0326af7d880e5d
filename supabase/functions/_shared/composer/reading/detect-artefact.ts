import type { CategoryId } from '../../contracts/categories.ts'
import type { ModelId } from '../../contracts/models.ts'
import { artefactOf } from '../artefacts/all-artefacts.ts'
import type { Artefact } from '../types.ts'
import { STRONG_ORDERS, WEAK_ORDERS } from './artefact-orders.ts'
import { FOREIGN_NOUNS } from './foreign-nouns.ts'
import { NOUNS_OF_WORDS } from './nouns-of-words.ts'
import { NOUNS_OF_WORKS } from './nouns-of-works.ts'

const NOUNS = [...NOUNS_OF_WORDS, ...NOUNS_OF_WORKS].map(([id, source]) => ({
  id,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu'),
}))

// Words after which another phrase begins: what stands before them holds the head noun.
const PHRASE_END =
  /\b(?:for|to|about|on|with|without|that|which|who|whose|from|by|so|because|where|when|while|and|but|or|as|into|after|before|explaining|saying|asking|telling|showing|describing|using|called|named|comparing|based|between|against|like|if|since)\b|\b(?:of|in|at)\b|[,.;:!?()"“”]|\s[-–—]\s/giu

const CODE_HINT =
  /\b(?:python|javascript|typescript|java|c\+\+|c#|rust|golang|php|ruby|bash|sql|react|node|django|flask|laravel|spring|css|html|api|git|npm|docker|linux|regex|code|script|function|component|query|program|app|server|build|compile|test|loop|array|json|div|django|next\.?js|vue|angular|svelte)\b|[{};]|=>|\w+\(\)/iu

/** The kind of thing that an order asks for, from the words in which other kinds are named ("explain it in a tweet"). */
const AS_FORM =
  /\b(?:as|in|into|in the form of|through) (?:an? |the form of an? )?((?:short |long |funny |formal |friendly |single )*[\p{L}-]+(?: [\p{L}-]+)?)/giu
const WRAPPING = new Set([
  'email',
  'letter',
  'poem',
  'story',
  'song',
  'dialogue',
  'speech',
  'article',
  'social-post',
  'video-script',
  'quiz',
  'lesson-plan',
  'message',
  'newsletter',
  'presentation',
])

interface Hit {
  readonly id: string
  readonly start: number
  readonly end: number
}

function hitsIn(text: string): Hit[] {
  return NOUNS.flatMap(({ id, pattern }) =>
    [...text.matchAll(pattern)].map((match) => {
      const lead = match[0].length - match[0].trimStart().length
      return { id, start: match.index + lead, end: match.index + match[0].length }
    }),
  )
}

/** The head noun of the first phrase that names a known thing; within a phrase the last and longest name counts. */
export function headNoun(text: string): Hit | undefined {
  const hits = hitsIn(text)
  if (hits.length === 0) return undefined
  const borders = [0, ...[...text.matchAll(PHRASE_END)].map((match) => match.index), text.length]
  for (let index = 0; index + 1 < borders.length; index += 1) {
    const from = borders[index] ?? 0
    const to = borders[index + 1] ?? text.length
    const within = hits.filter((hit) => hit.start >= from && hit.start < to)
    const best = within.sort((a, b) => b.end - a.end || a.start - b.start)[0]
    if (best !== undefined) return best
  }
  return undefined
}

function wrapping(text: string): string | undefined {
  for (const match of text.matchAll(AS_FORM)) {
    const noun = headNoun(match[1] ?? '')
    if (noun !== undefined && WRAPPING.has(noun.id)) return noun.id
  }
  return undefined
}

const FILM_SCRIPT =
  /\bscripts?\b.*\b(?:video|youtube|film|podcast|tik ?tok|reel|commercial|vlog|ad)\b|\b(?:video|youtube|film|podcast|tik ?tok|reel|commercial|vlog)\b.*\bscripts?\b/iu
const PROGRAM = /\b(?:python|bash|shell|powershell|javascript|js|node|ruby|perl|vba|apps|sql|code)\b/iu

/** Sets right what a noun means beside other words: a "script" for a video, a "review" in code, a "class" at school. */
function settled(id: string, text: string, model: ModelId): string {
  if (id === 'function' && FILM_SCRIPT.test(text) && !PROGRAM.test(text)) return 'video-script'
  if (id === 'character-profile' && model === 'midjourney') return 'character-art'
  if (id === 'bug-fix' && /\b(?:spelling|grammar|grammatical)\b/iu.test(text)) return 'edit'
  return id
}

const BUILDERS: ReadonlySet<ModelId> = new Set(['lovable', 'v0', 'bolt', 'firebase'])

/** What a description without a known thing is for, by model; undefined when the category has to decide. */
function fallbackFor(model: ModelId): string | undefined {
  if (model === 'midjourney') return 'illustration'
  return BUILDERS.has(model) ? 'web-app' : undefined
}

const QUESTION =
  /^(?:how|what|why|who|whose|when|where|which)\b|^(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have)\b.*\?|\?$/iu
// Questions after the making of something are requests for it ("how do I write a cover letter").
const MAKING_QUESTION =
  /^(?:how (?:do|can|should|would|could|to)\b.*?|(?:can|could|would|will) .*?)\b(?:write|make|create|build|design|draft|plan|organi[sz]e|prepare|price|name|code|program|fix|answer|prepare|start|compose|draw)\b|^what (?:should|do|can) i (?:write|say|put|reply)\b/iu
const ADVICE_QUESTION =
  /^(?:how (?:do|can|should|could|would|to)\b|should\b|what (?:should|can|could|do) (?:i|we)\b(?! know)|can (?:i|we)\b)/iu

// Someone a tale of trouble is about, and to whom one would write.
const COUNTERPART =
  /\b(?:landlord|landlady|boss|manager|neighbou?rs?|teacher|school|bank|insurance|airline|company|colleague|client|customer|tenant|council|supplier|seller|contractor|plumber)\b/iu

/** What a question without a thing to make is: a matter of fact, of advice, or of understanding. */
function questionKind(ask: string, model: ModelId, category: CategoryId): string {
  const fallback = fallbackFor(model)
  if (fallback !== undefined) return fallback
  if (category === 'education') return 'explanation'
  if (category === 'research') return 'research-question'
  if (!ADVICE_QUESTION.test(ask)) return category === 'coding' ? 'general-coding' : 'research-question'
  return category === 'writing' ? 'explanation' : `general-${category}`
}

/**
 * The kind of thing that a description asks for.
 * `ask` is the sentence that asks, without its lead-in; `whole` is the whole description.
 */
export function detectArtefact(
  ask: string,
  whole: string,
  model: ModelId,
  category: CategoryId,
  { isSituation, isEnglish }: { readonly isSituation: boolean; readonly isEnglish: boolean },
): { artefact: Artefact; noun: Hit | undefined; isNamed: boolean } {
  const isQuestion = QUESTION.test(ask)
  const noun = isQuestion && !MAKING_QUESTION.test(ask) ? undefined : headNoun(ask)
  const named = (id: string, isNamed = true) => ({
    artefact: artefactOf(settled(id, whole, model), category),
    noun,
    isNamed,
  })
  const foreign = isEnglish ? undefined : FOREIGN_NOUNS.find(([, pattern]) => pattern.test(whole))?.[0]
  if (foreign !== undefined) return named(foreign)
  const order = STRONG_ORDERS.find(([, pattern]) => pattern.test(ask))?.[0]
  if (order !== undefined)
    return named((order === 'explanation' || order === 'edit' ? wrapping(ask) : undefined) ?? order)
  if (noun !== undefined) return named(noun.id)
  const weak = WEAK_ORDERS.find(([, pattern]) => pattern.test(ask))?.[0]
  if (weak !== undefined) return named(weak)
  if (isSituation && COUNTERPART.test(ask) && (category === 'writing' || category === 'business')) return named('email')
  if (isQuestion) return named(questionKind(ask, model, category), false)
  const elsewhere = headNoun(whole)
  if (elsewhere !== undefined) return named(elsewhere.id)
  if (CODE_HINT.test(ask) && category === 'coding') return named('general-coding')
  return named(fallbackFor(model) ?? `general-${category}`, false)
}
