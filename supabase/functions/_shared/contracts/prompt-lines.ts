import type { ModelId } from './models.ts'

/** AIs that get the added lines as a paragraph instead of a list. */
const PROSE: ReadonlySet<ModelId> = new Set(['claude', 'perplexity'])

/** Builds a prompt from a request and some lines. */
export function promptWithLines(request: string, lines: readonly { readonly text: string }[], model: ModelId): string {
  if (lines.length === 0) return request
  const texts = lines.map(({ text }) => text)
  return `${request}\n\n${PROSE.has(model) ? texts.join(' ') : texts.map((text) => `- ${text}`).join('\n')}`
}
