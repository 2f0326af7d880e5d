import type { KeyEntry } from './pairs.ts'
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
  key: readonly KeyEntry[],
  verdicts: ReadonlyMap<number, Verdict>,
): { title: string; rows: Row[] }[] {
  const judged = key.flatMap((entry) => {
    const verdict = verdicts.get(entry.number)
    return verdict === undefined ? [] : [{ entry, ...verdict }]
  })
  const row = (name: string, of: typeof judged): Row => ({
    name,
    better: of.filter(({ entry, choice }) => choice === entry.prompt).length,
    same: of.filter(({ choice }) => choice === null).length,
    worse: of.filter(({ entry, choice }) => choice !== null && choice !== entry.prompt).length,
    muchWorse: of.filter(({ entry, choice, isMuch }) => isMuch && choice !== null && choice !== entry.prompt).length,
  })
  const rowsBy = (group: (entry: KeyEntry) => string) =>
    [...new Set(judged.map(({ entry }) => group(entry)))].sort().map((name) =>
      row(
        name,
        judged.filter(({ entry }) => group(entry) === name),
      ),
    )
  return [
    { title: 'kind', rows: rowsBy(({ kind }) => kind) },
    { title: 'AI', rows: rowsBy(({ model }) => model) },
    { title: 'all', rows: [row('all', judged)] },
  ]
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
