import type { Material } from '../material.ts'
import { conditionsLine, contextLine, lines, readerLine, words } from './parts.ts'

/** ChatGPT: a role, the reader, numbered steps, and the length of the answer. */
export function layoutChatgpt(material: Material): string {
  const { role, request, points, trap, manner, form, picker, level } = material
  const steps = [...points.slice(0, 3), trap].map((step, index) => `${index + 1}. ${step}`)
  const asking = picker.one('ask', [
    'Ask me for anything in brackets first.',
    'If a bracket is empty, ask before you begin.',
  ])
  return lines(
    picker.one('opening', [
      `You are ${role}. ${request.full}`,
      `Act as ${role}. ${request.full}`,
      `${request.full} Take the part of ${role}.`,
    ]),
    words(
      level >= 1 ? readerLine(material) : '',
      contextLine(material, ['Context:', 'What you need to know:', 'The facts:']),
    ),
    picker.one('steps', ['Work in this order:', 'Step by step:', 'How to go about it:']),
    ...steps,
    words(...manner, conditionsLine(material)),
    words(`${picker.one('answer', ['Answer with', 'Give me', 'Return'])} ${form}.`, level >= 6 ? asking : ''),
  )
}
