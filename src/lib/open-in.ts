// A relative import, because the server of the built site also loads this file and does not know aliases.
import { type ModelId, modelLabel } from '../../supabase/functions/_shared/contracts/models.ts'

/** How a prompt reaches an AI: in the address, or copied and pasted. */
export interface OpenTarget {
  label: string
  url: string
  /** The AI's address takes no prompt: copy it first, then open. */
  needsPaste: boolean
}

// Addresses that take a prompt, as each product's own share links and search boxes use them.
const WITH_PROMPT: Partial<Record<ModelId, (prompt: string) => string>> = {
  chatgpt: (prompt) => `https://chatgpt.com/?q=${prompt}`,
  claude: (prompt) => `https://claude.ai/new?q=${prompt}`,
  perplexity: (prompt) => `https://www.perplexity.ai/search?q=${prompt}`,
  mistral: (prompt) => `https://chat.mistral.ai/chat?q=${prompt}`,
  lovable: (prompt) => `https://lovable.dev/?autosubmit=false#prompt=${prompt}`,
  v0: (prompt) => `https://v0.app/chat?q=${prompt}`,
  bolt: (prompt) => `https://bolt.new/?prompt=${prompt}`,
}

const PLAIN: Record<ModelId, string> = {
  chatgpt: 'https://chatgpt.com/',
  midjourney: 'https://www.midjourney.com/imagine',
  claude: 'https://claude.ai/new',
  gemini: 'https://gemini.google.com/app',
  deepseek: 'https://chat.deepseek.com/',
  perplexity: 'https://www.perplexity.ai/',
  mistral: 'https://chat.mistral.ai/chat',
  lovable: 'https://lovable.dev/',
  v0: 'https://v0.app/',
  bolt: 'https://bolt.new/',
  firebase: 'https://studio.firebase.google.com/',
}

// Longer addresses are cut or refused by some servers; such a prompt is pasted instead.
const MAX_ADDRESS_LENGTH = 6000

/** Where and how a prompt opens in an AI. */
export function openTarget(model: ModelId, prompt: string): OpenTarget {
  const address = WITH_PROMPT[model]?.(encodeURIComponent(prompt))
  const needsPaste = address === undefined || address.length > MAX_ADDRESS_LENGTH
  return { label: modelLabel(model), url: needsPaste ? PLAIN[model] : address, needsPaste }
}
