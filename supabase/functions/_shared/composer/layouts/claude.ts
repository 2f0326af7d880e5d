import type { Material } from '../material.ts'
import { closed } from '../reading/tidy.ts'
import { conditionsLine, contextSentences, lines, words } from './parts.ts'

// Words that were too odd to weave in are material to work from, whatever they order.
const MATERIAL_ORDERS = ['Work from the request above.', 'Take the request above as your material.']

/** Claude: the material first, in tags, then the request in whole sentences, and room for doubt. */
export function layoutClaude(material: Material): string {
  const { role, request, background, points, trap, manner, form, picker, description, words: visitor } = material
  const { shape } = description
  const tag = picker.one('tag', ['context', 'background', 'situation'])
  const isTagged = shape === 'quote' && !/<\//u.test(visitor)
  const order = isTagged
    ? picker.one(
        'order',
        description.isEnglish ? MATERIAL_ORDERS : ['Do what the request above asks.', 'Carry out the request above.'],
      )
    : shape === 'situation' || shape === 'quote'
      ? request.full
      : closed(visitor)
  const doubt = picker.one('doubt', [
    'Say at the end what you are unsure of.',
    'Where a fact is missing, name it instead of guessing.',
    'Tell me which sentence you trust least, and why.',
    'If two readings are possible, say which one you chose.',
  ])
  return lines(
    isTagged ? `<request>\n${visitor}\n</request>` : '',
    `<${tag}>\n${words(shape === 'situation' ? '' : background, contextSentences(material))}\n</${tag}>`,
    picker.one('opening', [
      words(`You are ${role}.`, order),
      words(order, `Answer as ${role}.`),
      words(`Take the view of ${role}.`, order),
    ]),
    words(...points.slice(0, 3), ...manner, trap, conditionsLine(material)),
    words(`${picker.one('answer', ['Answer with', 'Please return', 'I would like'])} ${form}.`, doubt),
  )
}
