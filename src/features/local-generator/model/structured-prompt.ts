import type { Language, LocalModelId } from '@contracts/local-generator.ts'
import { keywordsOf, type LocalInputs, tidy } from './inputs'
import { ENGLISH } from './phrases/english'
import { FRENCH } from './phrases/french'
import { GERMAN } from './phrases/german'
import type { Phrases } from './phrases/phrases'
import { SPANISH } from './phrases/spanish'
import { picturePrompt } from './picture-prompt'

const PHRASES: Record<Language, Phrases> = { english: ENGLISH, spanish: SPANISH, french: FRENCH, german: GERMAN }

/** What a prompt says, before it is laid out. */
interface Parts {
  readonly phrases: Phrases
  readonly task: string
  readonly context: readonly string[]
  readonly constraints: readonly string[]
  readonly form: readonly string[]
}

function ended(text: string): string {
  return /[.!?…。！？]$/u.test(text) ? text : `${text}.`
}

function partsOf({ topic, keywords, tone, length, language }: LocalInputs): Parts {
  const phrases = PHRASES[language]
  const subject = tidy(topic)
  const words = keywordsOf(keywords).join(', ')
  return {
    phrases,
    task: `${phrases.task} ${ended(subject || words)}`,
    // Without a topic the keywords are the subject, and are not said twice.
    context: [phrases.readers[tone], ...(subject && words ? [`${phrases.keywords} ${ended(words)}`] : [])],
    constraints: [phrases.tone[tone], phrases.length[length], phrases.language, phrases.honesty],
    form: [phrases.form[length], phrases.example],
  }
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

/** Numbered sections, which one can point back to in the conversation ("change 4"). */
function numbered({ phrases, task, context, constraints, form }: Parts): string {
  const { headings } = phrases
  return [
    [headings.role, phrases.role],
    [headings.task, task],
    [headings.context, context.join(' ')],
    [headings.constraints, bullets(constraints)],
    [headings.form, form.join(' ')],
  ]
    .map(([heading, text], index) => `${index + 1}. ${heading}\n${text}`)
    .join('\n\n')
}

/** Tags around each part, the material before the task. */
function tagged({ phrases, task, context, constraints, form }: Parts): string {
  return [
    ['role', phrases.role],
    ['context', context.join('\n')],
    ['task', `${phrases.readFirst} ${task}`],
    ['constraints', bullets(constraints)],
    ['answer_format', form.join('\n')],
  ]
    .map(([tag, text]) => `<${tag}>\n${text}\n</${tag}>`)
    .join('\n\n')
}

/** Short labelled parts, one line each. */
function labelled({ phrases, task, context, constraints, form }: Parts): string {
  const { headings } = phrases
  // French sets a blank before a colon, as its own phrases do.
  const colon = phrases.task.endsWith(' :') ? ' :' : ':'
  return [
    [headings.role, phrases.role],
    [headings.task, task],
    [headings.context, context.join(' ')],
    [headings.constraints, constraints.join(' ')],
    [headings.form, form.join(' ')],
  ]
    .map(([label, text]) => `${label}${colon} ${text}`)
    .join('\n')
}

const LAYOUTS: Record<Exclude<LocalModelId, 'midjourney'>, (parts: Parts) => string> = {
  chatgpt: numbered,
  claude: tagged,
  gemini: labelled,
}

/**
 * A structured prompt in the idiom of the chosen AI: role, task, context, constraints, form of the answer;
 * for Midjourney subject, style words and parameters. Empty while there is neither a topic nor a keyword.
 */
export function structuredPrompt(inputs: LocalInputs): string {
  if (tidy(inputs.topic) === '' && keywordsOf(inputs.keywords).length === 0) return ''
  return inputs.model === 'midjourney' ? picturePrompt(inputs) : LAYOUTS[inputs.model](partsOf(inputs))
}
