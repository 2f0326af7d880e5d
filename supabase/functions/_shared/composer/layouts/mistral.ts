import type { Material } from '../material.ts'
import { capitalised, closed } from '../reading/tidy.ts'
import { contextLine, lines } from './parts.ts'

/** Mistral: labelled lines and short orders, nothing around them. */
export function layoutMistral(material: Material): string {
  const { role, request, points, trap, manner, form, conditions, picker } = material
  const rules = [
    ...points.slice(0, 3),
    trap,
    ...manner,
    ...conditions.map((condition) => closed(capitalised(condition))),
  ]
  return lines(
    `${picker.one('role-label', ['Role:', 'You:', 'Act as:'])} ${role}.`,
    `${picker.one('task-label', ['Task:', 'Do:', 'Job:'])} ${request.bare}`,
    contextLine(material, ['Context:', 'Facts:', 'Known:']),
    picker.one('rules-label', ['Rules:', 'Orders:', 'Keep to:']),
    ...rules.map((rule) => `- ${rule}`),
    `${picker.one('form-label', ['Output:', 'Form:', 'Return:'])} ${form}.`,
  )
}
