import type { Language, Length, LocalModelId } from '@contracts/local-generator.ts'
import { keywordsOf, type LocalInputs, tidy } from './inputs'
import { ENGLISH } from './phrases/english'
import { FRENCH } from './phrases/french'
import { GERMAN } from './phrases/german'
import { KINDS, type Kind, MEASURES, type Phrases } from './phrases/phrases'
import { SPANISH } from './phrases/spanish'
import { picturePrompt } from './picture-prompt'

const PHRASES: Record<Language, Phrases> = { english: ENGLISH, spanish: SPANISH, french: FRENCH, german: GERMAN }

/** A part of a prompt: one line of text, or several points. */
interface Part {
  readonly name: keyof Phrases['headings']
  readonly lines: readonly string[]
}

// Characters searched for the kind: a topic names it at the start, and may go on at length.
const OPENING = 300

/** What a topic asks for: the kind that it names first, in the chosen language or in English. */
function kindOf(topic: string, phrases: Phrases): Kind {
  for (const { kinds } of [phrases, ENGLISH]) {
    const found = KINDS.map((kind) => ({ kind, at: topic.slice(0, OPENING).search(kinds[kind].pattern ?? /$^/) }))
      .filter(({ at }) => at >= 0)
      .sort((left, right) => left.at - right.at)[0]
    if (found) return found.kind
  }
  return 'text'
}

function ended(text: string): string {
  return /[.!?…。！？]$/u.test(text) ? text : `${text}.`
}

/** The line on the desired length; undefined if the topic gives one itself, or for a picture. */
function lengthLine(subject: string, kind: Kind, length: Length, phrases: Phrases): string | undefined {
  const measure = MEASURES[kind]
  const isCounted =
    [phrases, ENGLISH].some(({ counted }) => counted.test(subject)) || (kind === 'list' && /\d/.test(subject))
  if (!measure || isCounted) return undefined
  return phrases.length[length].replace('{}', `${measure.counts[length]} ${phrases.units[measure.unit]}`)
}

function partsOf({ topic, keywords, tone, length, language }: LocalInputs): Part[] {
  const phrases = PHRASES[language]
  const words = keywordsOf(keywords).join(', ')
  // Without a topic the keywords are the subject, and are not said twice.
  const subject = tidy(topic) || words
  const kind = kindOf(subject, phrases)
  const { lead, honesty, form } = phrases.kinds[kind]
  const isOrder = /[?？]$/u.test(subject) || [phrases, ENGLISH].some(({ order }) => order.test(subject))
  // An instruction of unknown kind, such as a role to play, may need neither a length nor facts.
  const isKnown = kind !== 'text' || !isOrder
  const limits = isKnown ? [lengthLine(subject, kind, length, phrases), honesty] : []
  const parts: Part[] = [
    { name: 'task', lines: [isOrder ? ended(subject) : `${lead} ${ended(subject)}`] },
    { name: 'keywords', lines: subject === words || words === '' ? [] : [ended(words)] },
    {
      name: 'constraints',
      lines: [phrases.tone[tone], phrases.language, ...limits].filter((line) => line !== undefined),
    },
    { name: 'form', lines: form === undefined ? [] : [form] },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

const bullets = (lines: readonly string[]) =>
  lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines[0]

type Layout = (parts: readonly Part[], phrases: Phrases) => string

const LAYOUTS: Record<Exclude<LocalModelId, 'midjourney'>, Layout> = {
  /** Numbered sections, which one can point back to in the conversation ("change 3"). */
  chatgpt: (parts, { headings }) =>
    parts.map(({ name, lines }, index) => `${index + 1}. ${headings[name]}\n${bullets(lines)}`).join('\n\n'),
  /** A tag around each part. */
  claude: (parts) => parts.map(({ name, lines }) => `<${name}>\n${bullets(lines)}\n</${name}>`).join('\n\n'),
  /** Short labelled parts, one line each. */
  gemini: (parts, phrases) => {
    // French puts a space before a colon.
    const colon = phrases === FRENCH ? ' :' : ':'
    return parts.map(({ name, lines }) => `${phrases.headings[name]}${colon} ${lines.join(' ')}`).join('\n')
  },
}

/**
 * A structured prompt in the layout for the chosen AI: the topic as typed, then constraints and form, depending on the
 * kind of text; for Midjourney subject, look and parameters. Empty without topic and keywords.
 */
export function structuredPrompt(inputs: LocalInputs): string {
  if (tidy(inputs.topic) === '' && keywordsOf(inputs.keywords).length === 0) return ''
  if (inputs.model === 'midjourney') return picturePrompt(inputs)
  return LAYOUTS[inputs.model](partsOf(inputs), PHRASES[inputs.language])
}
