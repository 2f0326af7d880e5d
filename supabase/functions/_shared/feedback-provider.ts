import * as z from 'zod/mini'
import { type AiClient, AiError } from './ai-client.ts'
import type { Breaker } from './breaker.ts'
import { withoutThoughts } from './clean-answer.ts'
import { type FeedbackSections, feedbackSections } from './contracts/analyze-feedback.ts'
import type { AnswerSource } from './contracts/functions.ts'
import { cutText } from './cut-text.ts'
import { createAiBreaker } from './prompt-provider.ts'

/** Something that reads writing and says what it thinks of it. */
export interface FeedbackProvider {
  readonly source: AnswerSource
  /** False while a call would fail at once, so that no use is taken for it. */
  isAvailable(): boolean
  read(text: string, signal: AbortSignal): Promise<FeedbackSections>
}

export interface AiFeedbackProviderOptions {
  readonly client: AiClient
  /** Our own instructions to the AI. */
  readonly systemText: string
  readonly breaker?: Breaker
}

/** Asks an AI, behind a breaker. The visitor's words go into the user message only. */
export function aiFeedbackProvider(options: AiFeedbackProviderOptions): FeedbackProvider {
  const { client, systemText, breaker = createAiBreaker() } = options
  return {
    source: 'ai',
    isAvailable: () => !breaker.isOpen(),
    read: (text, signal) =>
      breaker.run(async () => sectionsOf(await client.complete({ system: systemText, user: text.trim() }, signal))),
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

/** A section longer than this is not what was asked for; what follows is left out. */
const SECTION_MAX_CHARS = 2_000

// Some models give paragraphs as a list.
const answer = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** The sections of an AI's answer: a JSON object, with or without thoughts, a fence or a sentence around it. */
export function sectionsOf(completion: string): FeedbackSections {
  const text = withoutThoughts(completion)
  if (!text) throw new AiError('failed', 'empty_answer')
  const { data } = answer.safeParse(parseObject(text))
  const sections = feedbackSections.safeParse(
    data && Object.fromEntries(Object.entries(data).map(([name, value]) => [name, tidy([value].flat().join('\n'))])),
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

/** Plain paragraphs: no NUL, no Markdown marks, no empty lines, no endless section. */
function tidy(section: string): string {
  return cutText(section.replaceAll('\0', ''), SECTION_MAX_CHARS)
    .split(/\n+/)
    .map((line) =>
      line
        .replace(/^\s*(?:#{1,6}|[-*•])\s+/, '')
        .replace(/\*\*(.+?)\*\*/g, '$1')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
}
