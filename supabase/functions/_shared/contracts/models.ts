/** One AI that the site writes prompts for. */
export interface AiModel {
  /** Identifier in requests, in the addresses of presets and in stored history. */
  readonly id: ModelId
  /** Name as visitors read it. */
  readonly label: string
  /** Path of its own page on the site. */
  readonly path: `/${string}`
}

/** Identifiers of the eleven supported AIs, in the order in which they are listed everywhere. */
export const MODEL_IDS = [
  'chatgpt',
  'midjourney',
  'claude',
  'gemini',
  'deepseek',
  'perplexity',
  'mistral',
  'lovable',
  'v0',
  'bolt',
  'firebase',
] as const

export type ModelId = (typeof MODEL_IDS)[number]

const LABELS: Record<ModelId, string> = {
  chatgpt: 'ChatGPT',
  midjourney: 'Midjourney',
  claude: 'Claude',
  gemini: 'Gemini',
  deepseek: 'Deepseek',
  perplexity: 'Perplexity',
  mistral: 'Mistral',
  lovable: 'Lovable',
  v0: 'V0',
  bolt: 'Bolt',
  firebase: 'Firebase Studio',
}

/** The eleven AIs with their labels and page paths. */
export const MODELS: readonly AiModel[] = MODEL_IDS.map((id) => ({ id, label: LABELS[id], path: `/${id}` }))

/** The model that is chosen before the visitor chooses. */
export const DEFAULT_MODEL: ModelId = 'chatgpt'

/** Name of a model as visitors read it. */
export function modelLabel(id: ModelId): string {
  return LABELS[id]
}
