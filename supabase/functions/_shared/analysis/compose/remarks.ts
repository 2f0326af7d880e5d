import { factsOf } from '../rules/all.ts'
import type { Analysis, Finding, Section } from '../types.ts'
import { capitalised, numberWord } from '../words/numbers.ts'
import { excerpt, joined, quoted } from './quote.ts'

const MAX_GROUPS = 3
const MAX_EXAMPLES = 3

export interface Group {
  readonly rule: string
  readonly findings: readonly Finding[]
  readonly weight: number
}

/** The findings by rule, those that weigh most first. */
export function groupsOf(findings: readonly Finding[]): Group[] {
  const byRule = new Map<string, Finding[]>()
  for (const finding of findings) byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding])
  return [...byRule]
    .map(([rule, found]) => ({ rule, findings: found, weight: factsOf(rule).weight * Math.sqrt(found.length) }))
    .sort((one, other) => other.weight - one.weight || (one.findings[0]?.start ?? 0) - (other.findings[0]?.start ?? 0))
}

const name = (rule: string) => factsOf(rule).label

/** `Did you mean "receive"?` as a note behind the word. */
function spelled({ quote, advice }: Finding): string {
  const meant = /"([^"]+)"/u.exec(advice ?? '')?.[1]
  return meant ? `${quoted(quote)} (${quoted(meant)}?)` : quoted(quote)
}

function paragraphFor(text: string, analysis: Analysis, { rule, findings }: Group): string {
  const [first, ...rest] = findings
  if (!first) return ''
  if (rule === 'spelling') {
    const shown = findings.slice(0, 8).map(spelled)
    const more = findings.length - shown.length
    const tail = more > 0 ? `, and ${numberWord(more)} more` : ''
    return `Spelling: the dictionary does not know ${more > 0 ? shown.join(', ') : joined(shown)}${tail}.`
  }
  const said = `${excerpt(text, analysis, first)} ${first.reason} ${first.advice ?? ''}`.trim()
  const others = rest
    .slice(0, MAX_EXAMPLES - 1)
    .map(({ quote }) => (quote.length > 90 ? quoted(`${quote.slice(0, 70).replace(/\s+\S*$/u, '')} …`) : quoted(quote)))
  const more = rest.length - others.length
  if (others.length === 0) return `${capitalised(name(rule))}: ${said}`
  const list =
    more > 0
      ? `${others.join(', ')} and in ${numberWord(more)} more ${more === 1 ? 'place' : 'places'}`
      : joined(others)
  return `${capitalised(name(rule))}, ${numberWord(findings.length)} times: ${said} The same in ${list}.`
}

/** The remarks of one section as paragraphs, at most four: the three kinds of fault that weigh most, then the rest in one. */
export function remarksFor(text: string, analysis: Analysis, section: Section, limit = MAX_GROUPS): string[] {
  const groups = groupsOf(analysis.findings.filter((finding) => finding.section === section))
  const shown = groups.slice(0, limit).map((group) => paragraphFor(text, analysis, group))
  const rest = groups.slice(limit)
  if (rest.length === 0) return shown
  const list = rest.map(
    ({ rule, findings }) =>
      `${name(rule)} (${joined(findings.slice(0, 2).map(({ quote }) => quoted(quote.slice(0, 60))))})`,
  )
  return [...shown, `Also marked: ${joined(list)}.`]
}
