import { kindOf } from '../../supabase/functions/_shared/composer/compose-prompt.ts'
import { readRequest } from '../../supabase/functions/_shared/composer/read-request.ts'
import { ownByKind } from './candidates.ts'

/** A guess with the sureness that it claimed, and whether it was right. */
export interface Guessed {
  readonly sureness: number
  readonly isRight: boolean
}

const STEPS = [0, 0.8, 0.9, 0.95, 1.01]

/**
 * How sure each kind is: of the project's own requests that it is seen in, the share that are of it. Two are added, of
 * which one is right, so that a kind seen in few requests claims less.
 */
export function surenessOfKinds(): Map<string, number> {
  const seen = new Map<string, { all: number; right: number }>()
  for (const { kind, request } of ownByKind()) {
    const found = kindOf(readRequest(request))?.id
    if (found === undefined) continue
    const { all, right } = seen.get(found) ?? { all: 0, right: 0 }
    seen.set(found, { all: all + 1, right: right + (found === kind ? 1 : 0) })
  }
  return new Map([...seen].map(([kind, { all, right }]) => [kind, (right + 1) / (all + 2)]))
}

/** The numbers of a reader's file that are called right or wrong: lines such as "12: yes" and "13: no". */
export function readRight(text: string): Map<number, boolean> {
  return new Map(
    [...text.matchAll(/^\s*(\d+)\s*[:.)]?\s*(yes|no)\b/gimu)].map(([, number, word]) => [
      Number(number),
      word?.toLowerCase() === 'yes',
    ]),
  )
}

/** A table of claimed sureness against how often the guess was right, in Markdown. */
export function calibrationText(guesses: readonly Guessed[]): string {
  const rows = STEPS.slice(1).map((to, at) => {
    const from = STEPS[at] ?? 0
    const within = guesses.filter(({ sureness }) => sureness >= from && sureness < to)
    const share = (count: number) => (within.length === 0 ? '' : `${Math.round((100 * count) / within.length)} %`)
    const claimed = within.reduce((sum, { sureness }) => sum + sureness, 0)
    const name = `${from.toFixed(2)} to ${Math.min(to, 1).toFixed(2)}`
    return `| ${name} | ${within.length} | ${share(claimed)} | ${share(within.filter(({ isRight }) => isRight).length)} |`
  })
  return ['| sureness | requests | claimed | right |', '| --- | ---: | ---: | ---: |', ...rows].join('\n')
}
