import { fitToLimit } from './fit.ts'
import { layoutFor } from './layouts/layout-for.ts'
import { gatherMaterial } from './material.ts'
import { nuancesFor } from './nuances/nuances-for.ts'
import { readDescription } from './reading/read-description.ts'
import { withoutLoneMarks } from './shorten.ts'
import type { ComposeRequest } from './types.ts'

/** Mends what cutting and joining the visitor's words can leave: a bracket whose partner went, a gap. */
function finished(text: string): string {
  return withoutLoneMarks(text)
    .replace(/(\S) {2,}/gu, '$1 ')
    .replace(/ +$/gmu, '')
    .trim()
}

/**
 * Composes a prompt of 40 to 100 words from a visitor's description, in the idiom of the chosen model.
 * Deterministic: the same request always gives the same text.
 */
export function composePrompt(request: ComposeRequest): string {
  const description = readDescription(request)
  const notes = nuancesFor(description)
  const layout = layoutFor(request.model)
  return finished(fitToLimit((room) => layout(gatherMaterial(description, notes, request, room))))
}
