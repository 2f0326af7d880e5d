import * as z from 'zod/mini'
import { type AiClient, AiError } from './ai-client.ts'
import type { Breaker } from './breaker.ts'
import { withoutThoughts } from './clean-answer.ts'
import { type FeedbackSections, feedbackSections } from './contracts/analyze-feedback.ts'
import type { AnswerSource } from './contracts/functions.ts'
import { cutText } from './cut-text.ts'
import { createAiBreaker } from './prompt-provider.ts'

/** Reads a text and returns feedback on it. */
export interface FeedbackProvider {
  readonly source: AnswerSource
  /** False while a call would fail at once; then no use is taken. */
  isAvailable(): boolean
  read(text: string, signal: AbortSignal): Promise<FeedbackSections>
}

export interface AiFeedbackProviderOptions {
  readonly client: AiClient
  /** Our own instructions to the AI. */
  readonly systemText: string
  readonly breaker?: Breaker
}

const SECTION_NAMES = ['clarity', 'creativity', 'grammar', 'suggestions'] as const

/** The four sections as a JSON schema, for services that support one. Other answers are parsed leniently. */
const SHAPE = {
  name: 'feedback',
  schema: {
    type: 'object',
    properties: Object.fromEntries(SECTION_NAMES.map((name) => [name, { type: 'string' }])),
    required: SECTION_NAMES,
    additionalProperties: false,
  },
}

/** Asks an AI, behind a breaker. The visitor's words go into the user message only. */
export function aiFeedbackProvider(options: AiFeedbackProviderOptions): FeedbackProvider {
  const { client, systemText, breaker = createAiBreaker() } = options
  return {
    source: 'ai',
    isAvailable: () => !breaker.isOpen(),
    read: (text, signal) =>
      breaker.run(async () => {
        const question = { system: systemText, user: text.trim(), shape: SHAPE }
        return sectionsOf(await client.complete(question, signal), text)
      }),
  }
}

/** Answers from the analysis that ships with the site. */
export function builtinFeedbackProvider(
  analyse: (text: string) => FeedbackSections | Promise<FeedbackSections>,
): FeedbackProvider {
  return {
    source: 'builtin',
    isAvailable: () => true,
    read: async (text) => analyse(text),
  }
}

/** Longer sections are not what was asked for and are cut. */
const SECTION_MAX_CHARS = 2_000
const SECTION_MAX_PARAGRAPHS = 5

// Some models return paragraphs as a list.
const answer = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/**
 * The sections of an AI's answer: a JSON object, possibly with thoughts, a fence or a sentence around it. Remarks whose
 * quotations are not in the text are dropped, unless a section has no others.
 */
export function sectionsOf(completion: string, written: string): FeedbackSections {
  const text = withoutThoughts(completion)
  if (!text) throw new AiError('failed', 'empty_answer')
  const { data } = answer.safeParse(parseObject(text))
  const sections = feedbackSections.safeParse(
    data &&
      Object.fromEntries(Object.entries(data).map(([name, value]) => [name, tidy([value].flat().join('\n'), written)])),
  )
  if (!sections.success) throw new AiError('failed', 'unreadable_answer')
  return sections.data
}

function parseObject(text: string): unknown {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  try {
    return JSON.parse(text.slice(start, end + 1))
  } catch {
    return undefined
  }
}

/** Makes plain paragraphs: removes NUL, Markdown marks, empty lines, excess length and invented quotations. */
function tidy(section: string, written: string): string {
  const lines = cutText(section.replaceAll('\0', ''), SECTION_MAX_CHARS)
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/^\s*(?:#{1,6}|[-*•])\s+/, '')
        .replace(/\*\*(.+?)\*\*/g, '$1')
        .trim(),
    )
    .filter((line) => line !== '')
    .slice(0, SECTION_MAX_PARAGRAPHS)
  const quoting = lines.filter((line) => isTrue(line, written))
  return (quoting.length > 0 ? quoting : lines).join('\n')
}

const LONG_QUOTE_WORDS = 4
const plain = (text: string) =>
  text
    .replaceAll(/[“”„«»"‘’']/gu, "'")
    .replaceAll(/[\s/]+/gu, ' ')
    .toLowerCase()

/** False if a remark has a long quotation and none of its quotations is in the text. */
function isTrue(remark: string, written: string): boolean {
  const quotes = [...remark.matchAll(/["“„«]([^"“”„«»]+)["”“»]/gu)].map(([, quote = '']) =>
    plain(quote).replace(/[.,!?…]+$/u, ''),
  )
  const isLong = quotes.some((quote) => quote.split(' ').length >= LONG_QUOTE_WORDS)
  const text = plain(written)
  return !isLong || quotes.some((quote) => quote.split('...').some((part) => text.includes(part.trim())))
}
