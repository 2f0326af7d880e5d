import { factsOf } from '../rules/all.ts'
import type { Analysis, Finding, Section } from '../types.ts'
import { capitalised, numberWord } from '../words/numbers.ts'
import { thingOf } from './thing.ts'
import { closed, excerpt, joined, quoted } from './quote.ts'

/** How many kinds of fault get their own paragraph, by section; the rest share one. */
const MAX_GROUPS: Readonly<Record<Section, number>> = { clarity: 2, creativity: 2, grammar: 8 }
const MAX_QUOTES = 12

export interface Group {
  readonly rule: string
  readonly findings: readonly Finding[]
  readonly weight: number
}

/** Groups the findings by rule, the heaviest first. */
export function groupsOf(findings: readonly Finding[]): Group[] {
  const byRule = new Map<string, Finding[]>()
  for (const finding of findings) byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), finding])
  return [...byRule]
    .map(([rule, found]) => ({ rule, findings: found, weight: factsOf(rule).weight * Math.sqrt(found.length) }))
    .sort((one, other) => other.weight - one.weight || (one.findings[0]?.start ?? 0) - (other.findings[0]?.start ?? 0))
}

const name = (rule: string) => factsOf(rule).label
const times = (count: number) => (count === 2 ? 'twice' : `${numberWord(count)} times`)

/** The quoted words with the correction, if known: `“recieve” (“receive”?)`. */
function withRemedy({ quote, advice = '' }: Finding): string {
  const shown = quote.length > 90 ? quoted(`${quote.slice(0, 70).replace(/\s+\S*$/u, '')} …`) : quoted(quote)
  const meant = /^Did you mean "([^"]+)"\?$/u.exec(advice)?.[1]
  if (meant) return `${shown} (${quoted(meant)}?)`
  const right = /^(?:Write|Use) (.{1,48})\.$/u.exec(advice)?.[1]
  return right ? `${shown} (${right})` : shown
}

/** Lists findings; identical ones appear once, with their count. */
function listOf(findings: readonly Finding[]): string {
  const counts = new Map<string, number>()
  for (const finding of findings) {
    const said = withRemedy(finding)
    counts.set(said, (counts.get(said) ?? 0) + 1)
  }
  const different = [...counts].map(([said, count]) => (count > 1 ? `${said}, ${times(count)}` : said))
  const shown = different.slice(0, MAX_QUOTES)
  const more = different.length - shown.length
  const separator = different.some((said) => said.endsWith('times') || said.endsWith('twice')) ? '; ' : ', '
  if (more > 0) return `${shown.join(separator)} and ${numberWord(more)} more`
  return separator === '; ' ? shown.join(separator) : joined(shown)
}

/** The paragraph for a group. A sentence that was already quoted is not quoted whole again. */
function paragraphFor(text: string, analysis: Analysis, { rule, findings }: Group, above: Set<number>): string {
  const [first, ...rest] = findings
  if (!first) return ''
  if (rule === 'spelling')
    return `Spelling: check ${listOf(findings)}. I do not know ${findings.length === 1 ? 'this word' : 'these words'}.`
  const quote = above.has(first.sentenceIndex) ? closed(quoted(first.quote)) : excerpt(text, analysis, first)
  above.add(first.sentenceIndex)
  const said = `${quote} ${first.reason} ${first.advice ?? ''}`.trim()
  if (rest.length === 0) return `${capitalised(name(rule))}: ${said}`
  // If all findings are the same, the count is enough.
  if (rest.every((finding) => withRemedy(finding) === withRemedy(first)))
    return `${capitalised(name(rule))}, ${times(findings.length)}: ${said}`
  return `${capitalised(name(rule))}, ${times(findings.length)}: ${said} Also: ${listOf(rest)}.`
}

const MANY_WORN = 4

/** Many worn phrases, grouped by remedy. */
function wornParagraphs(text: string, analysis: Analysis, findings: readonly Finding[]): string[] {
  const byRemedy = new Map<string, Finding[]>()
  for (const finding of findings) {
    const remedy = finding.advice ?? finding.reason
    byRemedy.set(remedy, [...(byRemedy.get(remedy) ?? []), finding])
  }
  const things = `${thingOf(analysis)}s`
  const many = capitalised(numberWord(findings.length))
  const opening = `${many} phrases here are in thousands of ${things}, so readers skip them.`
  const lines = [...byRemedy]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([remedy, own]) => ({ isSingle: own.length === 1, line: `${listOf(own)}: ${lowered(remedy)}` }))
  const singles = lines.filter(({ isSingle }) => isSingle).map(({ line }) => line)
  const [first = '', ...rest] = [
    ...lines.filter(({ isSingle }) => !isSingle).map(({ line }) => line),
    ...(singles.length > 0 ? [singles.join(' ')] : []),
  ]
  return [`${opening} ${first}`, ...rest]
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** The remarks of one section as paragraphs: the heaviest kinds of fault, then the rest in one. */
export function remarksFor(text: string, analysis: Analysis, section: Section): string[] {
  const groups = groupsOf(analysis.findings.filter((finding) => finding.section === section))
  const worn = groups.find(({ rule, findings }) => rule === 'worn' && findings.length >= MANY_WORN)
  const others = groups.filter((group) => group !== worn)
  const above = new Set<number>()
  const shown = others.slice(0, MAX_GROUPS[section]).map((group) => paragraphFor(text, analysis, group, above))
  const rest = others.slice(MAX_GROUPS[section])
  const list = rest.map(({ rule, findings }) => `${listOf(findings)}, ${name(rule)}`)
  return [
    ...(worn ? wornParagraphs(text, analysis, worn.findings) : []),
    ...shown,
    ...(list.length > 0 ? [`Also: ${list.join('; ')}.`] : []),
  ]
}
