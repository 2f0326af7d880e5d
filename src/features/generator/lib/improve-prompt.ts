import { scorePrompt } from '@/lib/prompt-score'

/** For an AI that writes, or one that draws. */
export type ImprovedKind = 'prompt' | 'picture'

/** One change to a prompt. */
export interface Improvement {
  readonly id: string
  /** What changes, in a few words. */
  readonly label: string
  readonly reason: string
  readonly apply: (prompt: string) => string
}

const POLITENESS =
  /^(?:(?:hi|hello|hey)(?: there)?[,!. ]+)?(?:please |(?:can|could|would|will) you (?:please )?(?=[a-z])|i(?: would|[’']d) like you to |i want you to |i need you to )+/iu
const PRAISE =
  'comprehensive|engaging|high[- ]quality|amazing|perfect|world[- ]class|stunning|compelling|in-depth|captivating|outstanding|cutting-edge|top-notch|best possible|awesome|incredible|breathtaking|award-winning'
// Matches praise only directly before the noun: after "and" or "is", or before "and" or "for", the sentence needs the
// word.
const PRAISE_RUN = new RegExp(
  String.raw`(?:\b(an?) |(?<!\b(?:and|or|but|not|is|are|be|it|as|more|less|too|so|sounds?|looks?|feels?|\w+ly) |[,;(] ?)\b)(?:(?:very|truly|highly|most) )?(?:${PRAISE})(?:(?:,| and|, and) (?:${PRAISE}))*,? (?=(?!(?:and|or|but|not|nor|in|for|with|to|that|which|than|as|of|at|on|from|enough)\b)(\w))`,
  'giu',
)

const withoutPraise = (prompt: string) =>
  prompt.replace(PRAISE_RUN, (_, article: string | undefined, next: string) => {
    if (!article) return ''
    const right = /[aeiou]/iu.test(next) ? 'an' : 'a'
    return `${article.startsWith('A') ? right.replace('a', 'A') : right} `
  })

function withoutPoliteness(prompt: string): string {
  const rest = prompt.replace(POLITENESS, '')
  const first = rest.charAt(0).toUpperCase() + rest.slice(1)
  // Without the courtesy it is no longer a question.
  return first.replace(/^([^.?!\n]*)\?/u, '$1.')
}

/** A line below the prompt. */
const addLine = (line: string) => (prompt: string) =>
  `${prompt}${/[.!?:”"\])>]$/u.test(prompt) ? '' : '.'}${prompt.includes('\n') ? '\n' : ' '}${line}`

/** A part of a caption, before its parameters. */
const addPart = (part: string) => (caption: string) => {
  const [, words = caption, parameters = ''] = /^([\s\S]*?)(\s--\w[\s\S]*)?$/u.exec(caption) ?? []
  return `${words.trimEnd().replace(/[.,]$/u, '')}, ${part}${parameters}`
}

// Keyed by the checks of the prompt score.
const ADDITIONS: Readonly<Record<string, { label: string; apply: Improvement['apply'] }>> = {
  task: {
    label: 'Say what is to be done',
    apply: (prompt) => `[What to do, with a verb: e.g. Explain, Compare, Write]: ${prompt}`,
  },
  context: {
    label: 'Say who it is for',
    apply: addLine('It is for [who will read or use it: e.g. parents of ten-year-olds].'),
  },
  constraints: {
    label: 'Set a limit',
    apply: addLine('Keep it to [length: e.g. 150 words], without [what to leave out: e.g. technical terms].'),
  },
  form: { label: 'Name the form', apply: addLine('Answer as [form of the answer: e.g. a numbered list of five].') },
  example: {
    label: 'Show a line',
    apply: addLine('It should sound like this: “[a line the way you want it: e.g. Short, dry, to the point.]”'),
  },
  subject: { label: 'Say what is to be seen', apply: addPart('[one thing to remember: e.g. a red umbrella]') },
  light: { label: 'Say where the light comes from', apply: addPart('[light: e.g. low evening sun]') },
  medium: { label: 'Say what it is made of', apply: addPart('[medium: e.g. 35 mm photograph]') },
  composition: { label: 'Say where the viewer stands', apply: addPart('[framing: e.g. seen from above]') },
  parameters: { label: 'Set the shape', apply: (caption) => `${caption} --ar [ratio: e.g. 3:2]` },
}

/**
 * Suggests improvements by the rules of the prompt score: removes empty words, and adds what is missing as a blank.
 * Apply them in order.
 * @returns undefined if there is nothing to judge: an empty text, or one in another language
 */
export function improvementsOf(prompt: string, kind: ImprovedKind): readonly Improvement[] | undefined {
  const score = scorePrompt(prompt, kind)
  if (!score) return undefined
  const removals: Improvement[] = []
  if (kind === 'prompt' && POLITENESS.test(prompt)) {
    const reason = 'The verb comes first: an AI needs the task, not the courtesy.'
    removals.push({ id: 'politeness', label: 'Begin with the task', reason, apply: withoutPoliteness })
  }
  const praise = [...new Set(prompt.match(PRAISE_RUN)?.flatMap((run) => run.match(new RegExp(PRAISE, 'giu')) ?? []))]
  if (praise.length > 0) {
    const words = praise.map((word) => `“${word}”`).join(', ')
    const reason = `${words} ${praise.length === 1 ? 'says' : 'say'} nothing that can be checked.`
    removals.push({ id: 'praise', label: 'Drop the praise', reason, apply: withoutPraise })
  }
  const additions = score.checks.flatMap(({ id, isMet, advice }): Improvement[] => {
    const addition = ADDITIONS[id]
    return isMet || !addition ? [] : [{ id, ...addition, reason: advice }]
  })
  return [...removals, ...additions]
}

/** The prompt with some of its improvements. */
export const improve = (prompt: string, improvements: readonly Improvement[]): string =>
  improvements.reduce((text, { apply }) => apply(text), prompt.trim())
