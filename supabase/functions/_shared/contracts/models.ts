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
  /** Where it is used. */
  readonly site: string
  /** What a prompt is appended to, as the product's own share links and search boxes do; undefined if it takes none. */
  readonly ask?: string
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

const ROWS: Record<ModelId, Omit<AiModel, 'id' | 'path'>> = {
  chatgpt: { label: 'ChatGPT', categories: ['business'], site: 'https://chatgpt.com/', ask: 'https://chatgpt.com/?q=' },
  midjourney: { label: 'Midjourney', categories: ['design'], site: 'https://www.midjourney.com/imagine' },
  claude: { label: 'Claude', categories: ['business'], site: 'https://claude.ai/new', ask: 'https://claude.ai/new?q=' },
  gemini: { label: 'Gemini', categories: ['business'], site: 'https://gemini.google.com/app' },
  deepseek: { label: 'Deepseek', categories: ['coding'], site: 'https://chat.deepseek.com/' },
  perplexity: {
    label: 'Perplexity',
    categories: ['research'],
    site: 'https://www.perplexity.ai/',
    ask: 'https://www.perplexity.ai/search?q=',
  },
  mistral: {
    label: 'Mistral',
    categories: ['business'],
    site: 'https://chat.mistral.ai/chat',
    ask: 'https://chat.mistral.ai/chat?q=',
  },
  lovable: {
    label: 'Lovable',
    categories: ['coding', 'design'],
    site: 'https://lovable.dev/',
    ask: 'https://lovable.dev/?autosubmit=false#prompt=',
  },
  v0: { label: 'V0', categories: ['coding', 'design'], site: 'https://v0.app/', ask: 'https://v0.app/chat?q=' },
  bolt: { label: 'Bolt', categories: ['coding'], site: 'https://bolt.new/', ask: 'https://bolt.new/?prompt=' },
  firebase: { label: 'Firebase Studio', categories: ['coding'], site: 'https://studio.firebase.google.com/' },
}

/** The eleven AIs with their labels and page paths. */
export const MODELS: readonly AiModel[] = MODEL_IDS.map((id) => ({ id, path: `/${id}`, ...ROWS[id] }))

/** The model that is chosen before the visitor chooses. */
export const DEFAULT_MODEL: ModelId = 'chatgpt'

/** Name of a model as visitors read it. */
export function modelLabel(id: ModelId): string {
  // What is kept on a device may name an AI that the site has no more.
  return Object.hasOwn(ROWS, id) ? ROWS[id].label : id
}

/** Where a model is used, and what a prompt is appended to if its address takes one. */
export function modelAddresses(id: ModelId): Pick<AiModel, 'site' | 'ask'> {
  return ROWS[id]
}
