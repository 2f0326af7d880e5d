import type { ModelId } from './models.ts'

/** AIs that are spoken to in a paragraph rather than in a list. */
const PROSE: ReadonlySet<ModelId> = new Set(['claude', 'perplexity'])

/** The prompt that a request and some lines make. */
export function promptWithLines(request: string, lines: readonly { readonly text: string }[], model: ModelId): string {
  if (lines.length === 0) return request
  const texts = lines.map(({ text }) => text)
  return `${request}\n\n${PROSE.has(model) ? texts.join(' ') : texts.map((text) => `- ${text}`).join('\n')}`
}
