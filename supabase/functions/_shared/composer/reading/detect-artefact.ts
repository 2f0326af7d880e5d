import type { CategoryId } from '../../contracts/categories.ts'
import type { ModelId } from '../../contracts/models.ts'
import { artefactOf } from '../artefacts/all-artefacts.ts'
import type { Artefact } from '../types.ts'
import { ARTEFACT_NOUNS, FOREIGN_NOUNS } from './artefact-nouns.ts'

const NOUNS = ARTEFACT_NOUNS.map(([id, source]) => ({
  id,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu'),
}))

// Words after which another phrase begins: what stands before them holds the head noun.
const PHRASE_END =
  /\b(?:for|to|about|on|with|without|that|which|who|whose|from|by|so|because|where|when|while|and|but|or|as|into|after|before|explaining|saying|asking|telling|showing|describing|using|called|named|comparing|based|between|against|like|if|since)\b|\b(?:of|in|at)\b|[,.;:!?()"“”]|\s[-–—]\s/giu

const CODE_HINT =
  /\b(?:python|javascript|typescript|java|c\+\+|c#|rust|golang|php|ruby|bash|sql|react|node|django|flask|laravel|spring|css|html|api|git|npm|docker|linux|regex|code|script|function|component|query|program|app|server|build|compile|test|loop|array|json|div|django|next\.?js|vue|angular|svelte)\b|[{};]|=>|\w+\(\)/iu

/** Orders that say what is wanted more surely than the nouns behind them. */
const ORDERS: readonly (readonly [id: string, pattern: RegExp])[] = [
  [
    'translation',
    /^(?:translate|localise|localize)\b|^(?:put|turn|say) (?:this|it|that) (?:in)?to (?:spanish|french|german|italian|english|portuguese|chinese|japanese|arabic|dutch|polish)\b/iu,
  ],
  ['summary', /^(?:summari[sz]e|sum up|condense|boil down|tl;?dr)\b/iu],
  [
    'tests',
    /^(?:write|add|create|generate|make)?\s?(?:me )?(?:some |the |a few )?(?:\w+ )?tests? (?:for|that|covering)\b(?=.*\b(?:function|code|component|api|class|module|app|endpoint|hook|service|script|parser|method|reducer|store)s?\b)|^test (?:my|this|the) (?:function|code|component|api|endpoint)/iu,
  ],
  [
    'refactor',
    /^(?:refactor|restructure|simplify|optimi[sz]e|speed up|clean up|improve|modernise|modernize|rewrite)\b(?=.*\b(?:code|function|script|class|module|component|codebase|method|loop|useeffect)\b)/iu,
  ],
  ['sql', /^(?:optimi[sz]e|speed up|improve|fix|debug)\b(?=.*\b(?:sql|query|queries|join)\b)/iu],
  [
    'code-review',
    /^(?:review|check|audit|critique)\b(?=.*\b(?:code|pull request|pr|function|script|repo|commit|diff)\b)/iu,
  ],
  [
    'edit',
    /^(?:rewrite|rephrase|reword|paraphrase|proof-?read|edit|polish|improve|shorten|revise|tighten|copy-?edit|correct|humani[sz]e)\b(?!.*\b(?:code|function|seo|website|site|sales|conversion|skills?|memory|english|spanish|relationship|sleep|health|process|workflow|app|photo|image|picture|video)\b)|^(?:fix|check|correct) (?:the |my )?(?:grammar|spelling|punctuation|english|typos)|^make (?:this|my|the) (?:\w+ )?(?:email|text|paragraph|letter|essay|cv|resume|post|message|writing|article|sentence|cover letter)? ?(?:sound|read|shorter|better|clearer|more|less|friendlier|warmer)/iu,
  ],
  [
    'feedback',
    /^(?:review|critique|give (?:me )?(?:honest |some |your )?(?:feedback|a critique)|rate|assess|evaluate|grade|what do you think of)\b(?!.*\bcode\b)(?!(?:\s\w+){0,4} literature)(?! of\b)/iu,
  ],
  [
    'bug-fix',
    /^(?:fix|debug|troubleshoot|repair|solve)\b(?=.*\b(?:bug|error|code|crash|script|function|app|component|page|build|test|login|form|loop|css|layout|api|exception|issue|import|server)s?\b)|^(?:why (?:does|is|do|am|did|won[’']t|can[’']t)\b)(?=.*(?:\berror\b|exception|undefined|null\b|crash|not work|fail|render(?:ing)? twice|\bbug\b|segfault|nan\b|compile|infinite loop|console))/iu,
  ],
  [
    'explanation',
    /^(?:explain|teach|clarify|demystify|walk me through|eli5|describe how|show me how)\b|^(?:understand|grasp) /iu,
  ],
  ['quiz', /^(?:quiz|test) (?:me|us|my)\b/iu],
  [
    'study-plan',
    /^(?:learn|study|master|prepare (?:me )?for (?:the|my|an?) (?:\w+ )?(?:exam|test|certificat|finals|sat|toefl|ielts|bar))|^get better at\b|^improve my (?:english|spanish|french|german|memory|maths?|handwriting|writing|vocabulary|typing)/iu,
  ],
  ['literature-review', /^(?:review|survey|summari[sz]e) (?:the )?(?:\w+ )?(?:literature|studies|research)\b/iu],
  [
    'market-research',
    /^(?:research|analy[sz]e|look into|find) (?:my |our |the )?(?:competitors?|competition|market|rivals)\b/iu,
  ],
  [
    'comparison',
    /^(?:compare|contrast|weigh)\b|^(?:what|which) (?:is|are|one is|one)?.*\b(?:better|best)\b.*\b(?:or|vs\.?|versus)\b|^[\p{L}\d .+#-]{2,40} (?:vs\.?|versus) [\p{L}\d .+#-]{2,40}/iu,
  ],
  [
    'brainstorm',
    /^(?:brain ?storm|come up with|think of|give (?:me )?(?:some |\d+ )?ideas|suggest|recommend)\b(?!.*\b(?:names?|slogans?|tag ?lines?|titles?|recipes?|headlines?|lesson|quiz|jokes?)\b)|^what (?:can|should|could) i (?:get|give|buy|make|cook|do)\b/iu,
  ],
  [
    'hard-talk',
    /^(?:tell|ask|confront|talk to|break up with|negotiate with|convince|persuade) (?:my|our|the|a|him|her|them)\b|^how (?:do|can|should|could) i (?:tell|ask|confront|talk to|break|convince|say no|bring up|approach|politely|negotiate|get my|deal with my)\b|^(?:negotiate|ask for) (?:a |my |more |better )/iu,
  ],
  [
    'decision',
    /^(?:should (?:i|we)\b|(?:help (?:me )?)?(?:decide|choose)\b|i can[’']?t decide|whether (?:i|we|to)\b|is it (?:worth|a good idea|better)\b)/iu,
  ],
  [
    'setup',
    /^(?:deploy|install|configure|set ?up|dockerize|dockerise|migrate)\b(?=.*\b(?:app|server|docker|nginx|linux|aws|vps|database|postgres|pipeline|ci|git\w*|node|kubernetes|wordpress|environment|eslint|ssl|https)\b)/iu,
  ],
  [
    'data-analysis',
    /^(?:analy[sz]e|clean|visuali[sz]e|plot|find (?:the )?(?:trends|patterns|outliers))\b(?=.*\b(?:data|csv|spreadsheet|sales|survey|results|numbers|dataset|sheet|figures)\b)/iu,
  ],
  ['names', /^(?:name|rename) (?:my|our|a|the|this)\b/iu],
  [
    'homework',
    /^(?:solve|calculate|prove|integrate|differentiate|factor)\b(?=.*(?:\d|equation|integral|triangle|matrix|probability|theorem|proof))/iu,
  ],
]

/** What remains to be told from the verb alone, when no noun names a thing. */
const WEAK_ORDERS: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['illustration', /^(?:draw|paint|illustrate|sketch|render|visuali[sz]e|depict)\b/iu],
  ['photo', /^(?:photograph|shoot)\b/iu],
  [
    'schedule',
    /^(?:plan|organi[sz]e|schedule|structure) (?:my|our|a|the)\b|^(?:manage|get) (?:my|more) (?:time|day|week)/iu,
  ],
  [
    'message',
    /^(?:apologi[sz]e|thank|congratulate|wish|text|message|reply|respond|cancel|remind|invite|flirt|say sorry|decline)\b/iu,
  ],
  ['email', /^(?:email|e-mail|write (?:back )?to (?:my|the|our|an?|him|her|them|someone))\b/iu],
  ['workout', /^(?:lose weight|get (?:fit|fitter|stronger|in shape)|build muscle|run (?:a|my first) )/iu],
  ['recipe', /^(?:cook|bake)\b/iu],
  ['budget', /^(?:save|pay off|stop spending)\b/iu],
  ['business-plan', /^(?:start|open|launch|found) (?:a|an|my|our)\b/iu],
  [
    'research-question',
    /^(?:research|investigate|fact[- ]?check|find out|look up|look into)\b|^(?:is it true|how (?:many|much|common|likely|effective|safe|old|big)|what (?:does|do) (?:the )?(?:research|studies|science|evidence))\b/iu,
  ],
  ['refactor', /^(?:refactor|optimi[sz]e)\b/iu],
  ['bug-fix', /^debug\b/iu],
  ['function', /^(?:code|program|implement|parse|scrape|automate)\b/iu],
]

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
function headNoun(text: string): Hit | undefined {
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

/** Sets right what a noun means beside other words: a "script" for a video, a "review" in code, a "class" at school. */
function settled(id: string, text: string, model: ModelId): string {
  if (
    id === 'function' &&
    /\bscripts?\b/iu.test(text) &&
    /\b(?:video|youtube|film|podcast|tik ?tok|reel|commercial|vlog|ad)\b/iu.test(text)
  ) {
    return 'video-script'
  }
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
  /^(?:how (?:do|can|should|could|would|to)\b|should\b|what (?:should|can|could|do) (?:i|we)\b|can (?:i|we)\b)/iu

/** What a question without a thing to make is: a matter of fact, of advice, or of understanding. */
function questionKind(ask: string, model: ModelId, category: CategoryId): string {
  const fallback = fallbackFor(model)
  if (fallback !== undefined) return fallback
  if (category === 'education') return 'explanation'
  if (!ADVICE_QUESTION.test(ask)) return category === 'coding' ? 'general-coding' : 'research-question'
  return category === 'writing' || category === 'research' ? 'explanation' : `general-${category}`
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
): { artefact: Artefact; noun: Hit | undefined; isNamed: boolean } {
  const isQuestion = QUESTION.test(ask)
  const noun = isQuestion && !MAKING_QUESTION.test(ask) ? undefined : headNoun(ask)
  const order = ORDERS.find(([, pattern]) => pattern.test(ask))?.[0]
  const named = (id: string, isNamed = true) => ({
    artefact: artefactOf(settled(id, whole, model), category),
    noun,
    isNamed,
  })
  if (order !== undefined)
    return named((order === 'explanation' || order === 'edit' ? wrapping(ask) : undefined) ?? order)
  if (noun !== undefined) return named(noun.id)
  const weak = WEAK_ORDERS.find(([, pattern]) => pattern.test(ask))?.[0]
  if (weak !== undefined) return named(weak)
  if (isQuestion) return named(questionKind(ask, model, category), false)
  const elsewhere = headNoun(whole)
  if (elsewhere !== undefined) return named(elsewhere.id)
  const foreign = FOREIGN_NOUNS.find(([, pattern]) => pattern.test(whole))?.[0]
  if (foreign !== undefined) return named(foreign)
  if (CODE_HINT.test(ask) && category === 'coding') return named('general-coding')
  return named(fallbackFor(model) ?? `general-${category}`, false)
}
