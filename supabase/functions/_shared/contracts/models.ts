import type { CategoryId } from './categories.ts'

/** One AI that the site writes prompts for. */
export interface AiModel {
  /** Identifier in requests, in the addresses of presets and in stored history. */
  readonly id: ModelId
  /** Name as visitors read it. */
  readonly label: string
  /** Path of its own page on the site. */
  readonly path: `/${string}`
  /** The library's categories that the prompts on its page belong to. */
  readonly categories: readonly [CategoryId, ...CategoryId[]]
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

const ROWS: Record<ModelId, Pick<AiModel, 'label' | 'categories'>> = {
  chatgpt: { label: 'ChatGPT', categories: ['business'] },
  midjourney: { label: 'Midjourney', categories: ['design'] },
  claude: { label: 'Claude', categories: ['business'] },
  gemini: { label: 'Gemini', categories: ['business'] },
  deepseek: { label: 'Deepseek', categories: ['coding'] },
  perplexity: { label: 'Perplexity', categories: ['research'] },
  mistral: { label: 'Mistral', categories: ['business'] },
  lovable: { label: 'Lovable', categories: ['coding', 'design'] },
  v0: { label: 'V0', categories: ['coding', 'design'] },
  bolt: { label: 'Bolt', categories: ['coding'] },
  firebase: { label: 'Firebase Studio', categories: ['coding'] },
}

/** The eleven AIs with their labels and page paths. */
export const MODELS: readonly AiModel[] = MODEL_IDS.map((id) => ({ id, path: `/${id}`, ...ROWS[id] }))

/** The model that is chosen before the visitor chooses. */
export const DEFAULT_MODEL: ModelId = 'chatgpt'

/** Name of a model as visitors read it. */
export function modelLabel(id: ModelId): string {
  return ROWS[id].label
}
