// A relative import, because the server of the built site also loads this file and does not know aliases.
import { modelAddresses, type ModelId, modelLabel } from '../../supabase/functions/_shared/contracts/models.ts'

/** How a prompt reaches an AI: in the address, or copied and pasted. */
export interface OpenTarget {
  label: string
  url: string
  /** The AI's address takes no prompt: copy it first, then open. */
  needsPaste: boolean
}

// Longer addresses are cut or refused by some servers; such a prompt is pasted instead.
const MAX_ADDRESS_LENGTH = 6000

/** Where and how a prompt opens in an AI. */
export function openTarget(model: ModelId, prompt: string): OpenTarget {
  const { site, ask } = modelAddresses(model)
  const address = ask && ask + encodeURIComponent(prompt)
  const needsPaste = address === undefined || address.length > MAX_ADDRESS_LENGTH
  return { label: modelLabel(model), url: needsPaste ? site : address, needsPaste }
}
