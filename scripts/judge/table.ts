import type { Pair } from './pairs.ts'
import type { Verdict } from './sheet.ts'

/** How often the prompt was better than the request, no different, or worse. */
export interface Row {
  readonly name: string
  readonly better: number
  readonly same: number
  readonly worse: number
  /** Of the worse ones, those that are much worse. */
  readonly muchWorse: number
}

/** Rows by kind, by AI, and one for all. Pairs without a choice are left out. */
export function tally(
  pairs: readonly Pair[],
  verdicts: ReadonlyMap<number, Verdict>,
): { title: string; rows: Row[] }[] {
  const judged = pairs.flatMap(({ number, side, kind, model }) => {
    const verdict = verdicts.get(number)
    if (!verdict) return []
    const outcome = verdict.choice === null ? 'same' : verdict.choice === side ? 'better' : 'worse'
    return [{ kind, AI: model, all: 'all', outcome, isMuch: verdict.isMuch }]
  })
  const rowsBy = (title: 'kind' | 'AI' | 'all') =>
    [...new Set(judged.map((each) => each[title]))].sort().map((name): Row => {
      const own = judged.filter((each) => each[title] === name)
      const count = (outcome: string) => own.filter((each) => each.outcome === outcome).length
      const muchWorse = own.filter(({ outcome, isMuch }) => outcome === 'worse' && isMuch).length
      return { name, better: count('better'), same: count('same'), worse: count('worse'), muchWorse }
    })
  return (['kind', 'AI', 'all'] as const).map((title) => ({ title, rows: rowsBy(title) }))
}

/** The tables in Markdown, with percentages of each row. */
export function tableText(tables: ReturnType<typeof tally>): string {
  const share = (count: number, total: number) => `${count} (${Math.round((100 * count) / Math.max(1, total))} %)`
  return tables
    .map(({ title, rows }) =>
      [
        `| ${title} | pairs | better | same | worse | much worse |`,
        '| --- | ---: | ---: | ---: | ---: | ---: |',
        ...rows.map(({ name, better, same, worse, muchWorse }) => {
          const total = better + same + worse
          return `| ${name} | ${total} | ${[better, same, worse, muchWorse].map((count) => share(count, total)).join(' | ')} |`
        }),
      ].join('\n'),
    )
    .join('\n\n')
}
