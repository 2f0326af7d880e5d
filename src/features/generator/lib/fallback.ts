import { type CategoryId, categoryLabel } from '@contracts/categories.ts'
import { PROMPT_WORD_LIMIT } from '@contracts/limits.ts'
import { lookUp } from '@contracts/look-up.ts'
import { type ModelId, modelLabel } from '@contracts/models.ts'
import { countWords, truncateWords } from '@contracts/text.ts'
import { within } from '@/lib/within'

// Each leaves room for a topic of this many words within the limit of a generated prompt.
const TOPIC_WORDS = 45
const TEMPLATES_WAIT_MS = 2000

// Loaded separately from the form, because most visitors never see one.
export const loadTemplates = () => import('./fallback-templates')

/** A prompt built in the browser. */
export interface FallbackPrompt {
  text: string
  wordCount: number
  /** `template`: the AI's own template; `basic`: a plain sentence, if there is none or the templates fail to load. */
  kind: 'template' | 'basic'
}

/**
 * Makes a prompt from the visitor's words and a template, without a server, and within two seconds in any case.
 * @param model an AI's identifier; an unknown one gets the plain sentence
 */
export async function fallbackPrompt(
  description: string,
  model: string,
  category: CategoryId,
): Promise<FallbackPrompt> {
  const loaded = await within(loadTemplates(), TEMPLATES_WAIT_MS).catch(() => undefined)
  const words = truncateWords(description.trim().replace(/\s+/gu, ' '), TOPIC_WORDS)
  const topic = words.isTruncated ? `${words.text}…` : words.text.replace(/[.!?。！？]+$/u, '')
  const template = typeof loaded === 'object' ? lookUp(loaded.TEMPLATES, model) : undefined
  const label = categoryLabel(category).toLowerCase()
  const text = template
    ? template(topic, label)
    : `Write a ${label} prompt for ${modelLabel(model as ModelId)} about the following: ${topic}.`
  const limited = truncateWords(text, PROMPT_WORD_LIMIT).text
  return { text: limited, wordCount: countWords(limited), kind: template ? 'template' : 'basic' }
}
