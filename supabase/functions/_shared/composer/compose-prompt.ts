import { fitToLimit } from './fit.ts'
import { layoutFor } from './layouts/layout-for.ts'
import { gatherMaterial } from './material.ts'
import { readDescription } from './reading/read-description.ts'
import type { ComposeRequest } from './types.ts'

/**
 * Composes a prompt of 40 to 100 words from a visitor's description, in the idiom of the chosen model.
 * Deterministic: the same request always gives the same text.
 */
export function composePrompt(request: ComposeRequest): string {
  const description = readDescription(request)
  const layout = layoutFor(request.model)
  return fitToLimit((room) => layout(gatherMaterial(description, request.model, request.category, room)))
}
