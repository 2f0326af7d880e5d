import { FAMILY_IDIOMS } from '../idiom/families.ts'
import type { Material } from '../material.ts'
import { conditionsLine, contextLine, lines, words } from './parts.ts'

/** Gemini: something to look at, what to point out in it, and a structured result for the office tools. */
export function layoutGemini(material: Material): string {
  const { role, request, points, trap, manner, form, family, picker, level } = material
  const { attach, into } = FAMILY_IDIOMS[family]
  const shown = picker.one('attach', attach)
  const look = picker.one('look', [
    `I am attaching ${shown}: read it first and point to what you use.`,
    `Look at ${shown} before you start; say what in it matters.`,
    `Attached: ${shown}. Take facts from there, and mark what you infer.`,
  ])
  const table = picker.one('table', [
    'Close with a small table: choice, reason, what I must check.',
    'Put open questions in a two-column table.',
    'List your assumptions as bullets below.',
  ])
  return lines(
    picker.one('opening', [words(`Act as ${role}.`, request.full), words(request.full, `Work as ${role}.`)]),
    look,
    contextLine(material, ['Also true:', 'Context:', 'Not in the attachment:']),
    words(...points.slice(0, 3), trap, ...manner, conditionsLine(material)),
    words(
      `${picker.one('answer', ['Return', 'Give me', 'Produce'])} ${form}.`,
      level >= 2 ? `Set it out ${picker.one('into', into)}.` : '',
      level >= 6 ? table : '',
    ),
  )
}
