import { FAMILY_IDIOMS } from '../idiom/families.ts'
import { sourcesFor } from '../idiom/sources.ts'
import type { Material } from '../material.ts'
import type { Family } from '../types.ts'
import { conditionsLine, contextLine, lines, words } from './parts.ts'

// What is made of the findings carries no footnotes; what reports them does.
const MADE: ReadonlySet<Family> = new Set(['message', 'career', 'creative', 'copy', 'code', 'app', 'picture'])
const CITED_BELOW = [
  'List sources below, with link and year; note where they disagree.',
  'Keep citations out of the text: below, with year and disagreements.',
  'Show the sources underneath, and where they contradict each other.',
]
const CITED_WITHIN = [
  'Cite every claim with link and year; say where sources disagree.',
  'Link each figure to its source; show where accounts differ.',
  'One citation per claim, and the strongest dissent quoted.',
]

/** Perplexity: a reporter's question, a time window, kinds of sources, citations, and where they disagree. */
export function layoutPerplexity(material: Material): string {
  const { role, request, points, trap, manner, form, family, picker, description, level } = material
  const isSearch = family === 'research' || description.shape === 'question'
  const sources = picker.one('sources', sourcesFor(description.text, family))
  const window = picker.one(
    'window',
    family === 'creative'
      ? ['the period it is set in', '[period]']
      : ['the last two years', 'since [year]', 'the last twelve months first'],
  )
  const cite = picker.one('cite', MADE.has(family) ? CITED_BELOW : CITED_WITHIN)
  const lookUp = `${picker.one('first', ['First find out', 'Look up first', 'Before that, establish'])} ${picker.one('look-up', FAMILY_IDIOMS[family].lookUp)}.`
  return lines(
    words(request.full, isSearch || level === 0 ? '' : lookUp),
    words(`Time window: ${window}. Sources: ${sources}.`, cite),
    words(contextLine(material, ['Context:', 'My case:', 'In my case:']), `Work as ${role}.`),
    words(
      ...(level >= 1 ? points.slice(0, level >= 4 ? 3 : level >= 2 ? 1 : 0) : []),
      trap,
      ...manner,
      conditionsLine(material),
    ),
    `${picker.one('answer', ['Answer with', 'Return', 'I want back'])} ${form}.`,
  )
}
