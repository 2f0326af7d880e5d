import type { Material } from '../material.ts'
import { capitalised, closed } from '../reading/tidy.ts'
import type { Family } from '../types.ts'

/** The pieces that are not empty, joined by a space. */
export function words(...pieces: readonly string[]): string {
  return pieces.filter((piece) => piece !== '').join(' ')
}

/** The lines that are not empty, one below the other. */
export function lines(...pieces: readonly string[]): string {
  return pieces.filter((piece) => piece !== '').join('\n')
}

/** Context clauses behind a label: "Context: it goes to [name]; I need an answer by [date]." */
export function contextLine({ context, picker }: Material, labels: readonly string[]): string {
  return context.length === 0 ? '' : `${picker.one('context-label', labels)} ${context.join('; ')}.`
}

/** Context clauses as sentences. */
export function contextSentences({ context }: Material): string {
  return context.map((clause) => closed(capitalised(clause))).join(' ')
}

/** What the visitor ruled out or wished for, behind a label. */
export function conditionsLine({ conditions, picker }: Material): string {
  if (conditions.length === 0) return ''
  const label = picker.one('conditions', ['Hold to this:', 'My conditions:', 'Take this literally:'])
  return `${label} ${conditions.join('; ')}.`
}

const READ = new Set<Family>(['message', 'career', 'creative', 'prose', 'copy', 'learning'])
// “A eulogy for my grandfather”, “a speech for my brother”: it is about them.
const ABOUT_SOMEBODY = new Set(['speech', 'eulogy', 'obituary'])

/** The reader, when the description names one and the work is meant to be read. */
export function readerLine({ description, family }: Material): string {
  const isRead = READ.has(family) && !ABOUT_SOMEBODY.has(description.artefact.id)
  return isRead && description.audience !== '' ? `Reader: ${description.audience}.` : ''
}
