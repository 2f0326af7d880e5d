import { FAMILY_IDIOMS } from '../idiom/families.ts'
import type { Material } from '../material.ts'
import { conditionsLine, contextLine, lines, words } from './parts.ts'

/** Deepseek: the problem and what is given, reasoning in the open, a check, and the answer apart from it. */
export function layoutDeepseek(material: Material): string {
  const { role, request, points, trap, manner, form, family, picker, level } = material
  const check = picker.one('check', FAMILY_IDIOMS[family].checks)
  const work = picker.one('work', [
    'Reason step by step and show the working:',
    'Think it through in the open:',
    'Show how you get there:',
  ])
  const test = `${picker.one('then', ['Then check it', 'Before you answer, check it', 'Test the result'])} ${check}.`
  return lines(
    `${picker.one('problem', ['Problem:', 'Task:', 'To be solved:'])} ${request.bare}`,
    contextLine(material, ['Given:', 'Known:', 'What is fixed:']),
    words(`You are ${role}.`, level >= 1 ? work : 'Show your reasoning.'),
    ...(level >= 1 ? points.map((point) => `- ${point}`) : []),
    words(test, trap),
    words(...manner, conditionsLine(material)),
    `${picker.one('answer', ['Final answer, apart from the reasoning:', 'End with the result alone:', 'Below the working, give'])} ${form}.`,
  )
}
