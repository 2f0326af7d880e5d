import { Dialect, LocalLinter } from 'harper.js'
import { binary } from 'harper.js/binary'
import { PRECISE } from './precise-rules'
import type { CloserMark, CloserRequest, CloserResponse } from './look-closer'

/** Skips dialect with letters left out ("lookin'") and names of files and packages ("promptdb-indexer"). */
const IN_A_NAME = /^(?:['’_@#/-]|\.\w)/u
const BEHIND_A_SIGN = /[-_@#/.]/u

let linter: Promise<LocalLinter> | undefined

/** The engine with only the precise rules. Its binary loads with the first text; a failure is retried. */
function theLinter(): Promise<LocalLinter> {
  linter ??= (async () => {
    const made = new LocalLinter({ binary, dialect: Dialect.American })
    await made.setup()
    const rules = Object.keys(await made.getDefaultLintConfig())
    await made.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, PRECISE.has(rule)])))
    return made
  })()
  linter.catch(() => (linter = undefined))
  return linter
}

/** Start of each code point, because the engine counts code points and the browser UTF-16 units. */
function unitsOf(text: string): number[] {
  const units: number[] = []
  let at = 0
  for (const point of text) {
    units.push(at)
    at += point.length
  }
  return [...units, at]
}

async function look(text: string): Promise<CloserMark[]> {
  const lints = await (await theLinter()).lint(text, { language: 'plaintext' })
  const units = unitsOf(text)
  return lints.flatMap((lint): CloserMark[] => {
    const span = lint.span()
    const [start, end] = [units[span.start] ?? 0, units[span.end] ?? text.length]
    if (IN_A_NAME.test(text.slice(end, end + 2)) || BEHIND_A_SIGN.test(text.charAt(start - 1))) return []
    const right = lint.suggestions()[0]?.get_replacement_text()
    const message = lint.message().replaceAll(/`([^`]+)`/gu, '“$1”')
    const kind = lint.lint_kind_pretty().toLowerCase()
    return [{ start, end, kind, message, ...(right ? { right } : {}) }]
  })
}

async function answer({ id, text }: CloserRequest): Promise<CloserResponse> {
  try {
    return { id, marks: await look(text) }
  } catch {
    return { id, failed: true }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<CloserRequest>) => {
  // A worker has no origin to aim at.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void answer(data).then((response) => self.postMessage(response))
})
