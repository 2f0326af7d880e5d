import {
  LANGUAGES,
  type Language,
  LENGTHS,
  type Length,
  LOCAL_MODEL_IDS,
  LOCAL_TEXT_MAX_CHARS,
  type LocalModelId,
  TONES,
  type Tone,
} from '@contracts/local-generator.ts'

/** Everything that the visitor chooses and types. */
export interface LocalInputs {
  readonly model: LocalModelId
  readonly topic: string
  /** Comma-separated, as typed. */
  readonly keywords: string
  readonly tone: Tone
  readonly length: Length
  readonly language: Language
}

/** The initial values of the form. */
export const DEFAULT_INPUTS: LocalInputs = {
  model: 'chatgpt',
  topic: '',
  keywords: '',
  tone: 'professional',
  length: 'medium',
  language: 'english',
}

/** Names of the inputs, which are also the names of their parameters in an address. */
export const INPUT_NAMES = Object.keys(DEFAULT_INPUTS) as (keyof LocalInputs)[]

/** White space as it reads in a line: none at the ends, single blanks between words. */
export function tidy(text: string): string {
  return text.trim().replace(/\s+/gu, ' ')
}

/** The keywords of a comma-separated list, without empty ones. */
export function keywordsOf(list: string): string[] {
  return list
    .split(/[,，、]/u)
    .map(tidy)
    .filter((keyword) => keyword !== '')
}

function oneOf<T extends string>(choices: readonly T[], value: string | null, usual: T): T {
  const wanted = value?.trim().toLowerCase()
  return choices.find((choice) => choice === wanted) ?? usual
}

function cut(text: string | null): string {
  const line = (text ?? '').replace(/\s+/gu, ' ').slice(0, LOCAL_TEXT_MAX_CHARS)
  // Half a surrogate pair would show as a broken character.
  return /[\uD800-\uDBFF]$/.test(line) ? line.slice(0, -1) : line
}

/** Reads the inputs from an address's parameters. Missing or invalid ones get their default. */
export function readInputs(parameters: string): LocalInputs {
  const params = new URLSearchParams(parameters)
  return {
    model: oneOf(LOCAL_MODEL_IDS, params.get('model'), DEFAULT_INPUTS.model),
    topic: cut(params.get('topic')),
    keywords: cut(params.get('keywords')),
    tone: oneOf(TONES, params.get('tone'), DEFAULT_INPUTS.tone),
    length: oneOf(LENGTHS, params.get('length'), DEFAULT_INPUTS.length),
    language: oneOf(LANGUAGES, params.get('language'), DEFAULT_INPUTS.language),
  }
}

/** Whether a text is too long to be carried by an address. */
export function isTooLongForLink(text: string): boolean {
  return text.trim().length > LOCAL_TEXT_MAX_CHARS
}

/**
 * Makes the parameters for these inputs. Leaves out defaults, and texts too long for an address, because half a text
 * would be worse than none.
 */
export function writeInputs(inputs: LocalInputs): string {
  const params = new URLSearchParams()
  for (const name of INPUT_NAMES) {
    const value = inputs[name].trim()
    if (value !== DEFAULT_INPUTS[name] && !isTooLongForLink(value)) params.set(name, value)
  }
  return params.toString()
}

/** Whether parameters say anything about the inputs. */
export function hasInputs(parameters: string): boolean {
  const params = new URLSearchParams(parameters)
  return INPUT_NAMES.some((name) => params.has(name))
}
