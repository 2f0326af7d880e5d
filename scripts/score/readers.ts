import { Dialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import { PRECISE } from '../../src/features/feedback/lib/precise-rules.ts'
import { analyseWriting } from '../../supabase/functions/_shared/analysis/analyse-writing.ts'
import { replacementOf } from '../../supabase/functions/_shared/analysis/replacement.ts'
import { DICTIONARY } from './dictionary.ts'

/** A place that a reader marks, and its suggestion. */
export interface Mark {
  readonly start: number
  readonly end: number
  readonly rule: string
  readonly isSpelling: boolean
  readonly change?: { readonly start: number; readonly end: number; readonly text: string } | undefined
}

/** A checker that reads a text and marks its errors. */
export interface Reader {
  readonly name: string
  readonly read: (text: string) => Promise<Mark[]>
}

/** Remarks on grammar that are a matter of taste. */
const TASTE: ReadonlySet<string> = new Set(['intensifiers', 'tense-drift'])
const SPELLING: ReadonlySet<string> = new Set(['spelling', 'capital'])

async function readOurs(text: string): Promise<Mark[]> {
  return analyseWriting(text, { dictionary: DICTIONARY })
    .findings.filter(({ section, rule }) => section === 'grammar' && !TASTE.has(rule))
    .map((finding) => ({ ...finding, isSpelling: SPELLING.has(finding.rule), change: replacementOf(finding) }))
}

async function harper(isUsed: (rule: string) => boolean | undefined): Promise<(text: string) => Promise<Mark[]>> {
  const linter = new LocalLinter({ binary, dialect: Dialect.American })
  await linter.setup()
  const rules = Object.entries(await linter.getDefaultLintConfig())
  await linter.setLintConfig(Object.fromEntries(rules.map(([rule, isOn]) => [rule, isUsed(rule) ?? isOn])))
  return async (text) => {
    const found = await linter.organizedLints(text, { language: 'plaintext' })
    return Object.entries(found).flatMap(([rule, lints]) =>
      lints.map((lint) => {
        // The engine counts code points.
        const points = [...text]
        const unit = (at: number) => points.slice(0, at).join('').length
        const [start, end] = [unit(lint.span().start), unit(lint.span().end)]
        const [suggestion] = lint.suggestions()
        const right = suggestion?.get_replacement_text() ?? ''
        // Kind 2 inserts after the marked text.
        const change = suggestion && { start: Number(suggestion.kind()) === 2 ? end : start, end, text: right }
        return { start, end, rule, isSpelling: /Spelling|Capitalization|Typo/u.test(lint.lint_kind()), change }
      }),
    )
  }
}

/** The four columns of the table. */
export async function readers(): Promise<Reader[]> {
  const used = await harper((rule) => PRECISE.has(rule))
  const whole = await harper(() => undefined)
  return [
    { name: 'ours', read: readOurs },
    { name: 'harper as used', read: used },
    { name: 'harper whole', read: whole },
    {
      name: 'ours with it',
      read: async (text) => {
        const marks = await readOurs(text)
        const more = (await used(text)).filter(
          (mark) => !marks.some((own) => own.start < mark.end && mark.start < own.end),
        )
        return [...marks, ...more].toSorted((one, other) => one.start - other.start)
      },
    },
  ]
}
