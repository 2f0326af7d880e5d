import { diffArrays } from 'diff'
import { gleu } from './gleu.ts'
import { type Sample, tokenise } from './read-set.ts'
import type { Mark, Reader } from './readers.ts'

/** A stretch of tokens; `to` is not part of it. */
interface Span {
  readonly from: number
  readonly to: number
}

/** How often something holds. */
export interface Share {
  right: number
  all: number
}

/** What is counted, as the table calls it. */
export const MEASURES = {
  seen: 'Wrong sentences seen',
  seenBeyondSpelling: '… beyond spelling and capitals',
  spans: 'Marks on a faulty place',
  spansBeyondSpelling: '… beyond spelling',
  advice: 'Advice right',
  adviceBeyondSpelling: '… beyond spelling',
  marked: 'Corrected sentences marked',
  markedBySpelling: '… by spelling',
  /** Every reference agrees with what is marked. */
  markedThoughAgreed: '… where all references agree',
}

export type Measure = keyof typeof MEASURES

export interface Score extends Readonly<Record<Measure, Share>> {
  readonly reader: string
  readonly gleu: number
  /** Milliseconds for a thousand words. */
  readonly ms: number
  readonly rules: ReadonlyMap<string, { readonly spans: Share; readonly advice: Share; readonly examples: string[] }>
}

/** Where one text differs from another: places in the first. */
function edits(source: readonly string[], target: readonly string[]): Span[] {
  const found: Span[] = []
  let at = 0
  let open: Span | undefined
  for (const { added, removed, value } of diffArrays([...source], [...target])) {
    if (!added && !removed) {
      if (open) found.push(open)
      open = undefined
      at += value.length
    } else if (removed) {
      open = { from: open?.from ?? at, to: at + value.length }
      at += value.length
    } else open ??= { from: at, to: at }
  }
  return open ? [...found, open] : found
}

/** The tokens that a mark covers. */
function tokensOf(text: string, words: readonly string[], { start, end }: Pick<Mark, 'start' | 'end'>): Span {
  const folded = text.replaceAll('’', "'")
  let [at, from, to] = [0, words.length, 0]
  for (const [index, word] of words.entries()) {
    const begin = folded.indexOf(word, at)
    at = begin + word.length
    if (begin < end && at > start) [from, to] = [Math.min(from, index), index + 1]
  }
  return { from, to: Math.max(from, to) }
}

/** Whether two spans share a word, or are adjacent if one of them only inserts something. */
const touch = (one: Span, other: Span) =>
  other.from === other.to || one.from === one.to
    ? one.from <= other.to && other.from <= one.to
    : one.from < other.to && other.from < one.to

/** Edits of words between two texts. */
function wordDistance(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [i, word] of one.entries()) {
    const next = [i + 1]
    for (const [j, wanted] of other.entries()) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (word === wanted ? 0 : 1)))
    }
    row = next
  }
  return row[other.length] ?? 0
}

const changed = (text: string, changes: readonly NonNullable<Mark['change']>[]) =>
  changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((so, { start, end, text: right }) => so.slice(0, start) + right + so.slice(end), text)

/** The text with the first suggestion of every mark, unless marks overlap. */
function corrected(text: string, marks: readonly Mark[]): string {
  let last = -1
  const changes = marks.flatMap(({ change }) => {
    if (!change || change.start < last) return []
    last = change.end
    return [change]
  })
  return changed(text, changes)
}

const none = (): Share => ({ right: 0, all: 0 })
function count(share: Share, isRight: boolean): void {
  share.all += 1
  if (isRight) share.right += 1
}

/** What one reader makes of a set. */
export async function measure(reader: Reader, samples: readonly Sample[]): Promise<Score> {
  const score = Object.fromEntries(Object.keys(MEASURES).map((name) => [name, none()])) as Record<Measure, Share>
  const rules = new Map<string, { spans: Share; advice: Share; examples: string[] }>()
  const results: string[] = []
  let [ms, wordCount] = [0, 0]

  for (const { source, references } of samples) {
    const started = performance.now()
    const marks = await reader.read(source)
    ms += performance.now() - started
    const words = tokenise(source)
    wordCount += words.length
    results.push(corrected(source, marks))
    const targets = references.map(tokenise)
    if (targets.some((target) => target.join(' ') === words.join(' '))) continue
    const places = targets.flatMap((target) => edits(words, target))
    const hits = marks.map((mark) => ({
      mark,
      isRight: places.some((place) => touch(tokensOf(source, words, mark), place)),
    }))
    count(
      score.seen,
      hits.some(({ isRight }) => isRight),
    )
    count(
      score.seenBeyondSpelling,
      hits.some(({ mark, isRight }) => isRight && !mark.isSpelling),
    )
    for (const { mark, isRight } of hits) {
      const rule = rules.get(mark.rule) ?? { spans: none(), advice: none(), examples: [] }
      rules.set(mark.rule, rule)
      for (const share of [score.spans, rule.spans, ...(mark.isSpelling ? [] : [score.spansBeyondSpelling])])
        count(share, isRight)
      if (!mark.change) continue
      const after = tokenise(changed(source, [mark.change]))
      const isBetter = targets.some((target) => wordDistance(after, target) < wordDistance(words, target))
      for (const share of [score.advice, rule.advice, ...(mark.isSpelling ? [] : [score.adviceBeyondSpelling])]) {
        count(share, isBetter)
      }
      const { start, end, text } = mark.change
      if (!isBetter)
        rule.examples.push(
          `${isRight ? '' : '! '}${source.slice(Math.max(0, start - 25), start)}[${source.slice(start, end)} → ${text}]${source.slice(end, end + 25)}`,
        )
    }
  }
  for (const { references } of samples) {
    for (const reference of new Set(references)) {
      const marks = await reader.read(reference)
      const words = tokenise(reference)
      const differences = references.flatMap((other) => edits(words, tokenise(other)))
      const agreed = marks.filter(
        (mark) => !differences.some((place) => touch(tokensOf(reference, words, mark), place)),
      )
      count(score.marked, marks.length > 0)
      count(
        score.markedBySpelling,
        marks.some(({ isSpelling }) => isSpelling),
      )
      count(score.markedThoughAgreed, agreed.length > 0)
      for (const { rule, start, end } of agreed) {
        rules
          .get(rule)
          ?.examples.push(
            `!! ${reference.slice(Math.max(0, start - 25), start)}[${reference.slice(start, end)}]${reference.slice(end, end + 25)}`,
          )
      }
    }
  }
  return { reader: reader.name, ...score, gleu: gleu(samples, results), ms: (ms * 1000) / wordCount, rules }
}
