import type { Letters, Settled, Settlement } from './letters.ts'

export const LETTER_ID = 'e0000000-0000-4000-8000-000000000001'
export const tokenOf = (n: number) => `d0000000-0000-4000-8000-${String(n).padStart(12, '0')}`

type State = Settled['state'] | 'sending'

/** Letters in memory. As in the database, each address can be claimed once, by one run. */
export function fakeLetters(emails: readonly string[]) {
  const states: State[] = emails.map(() => 'waiting')
  const settlements: Settlement[] = []
  let state: 'sending' | 'stopped' = 'sending'
  const letters: Letters = {
    overview: () => Promise.resolve({ addresses: emails.length, letters: [] }),
    start: () => Promise.resolve('started'),
    underWay: () =>
      Promise.resolve(
        state === 'sending'
          ? {
              id: LETTER_ID,
              subject: 'Seven prompts',
              html: '<a href="{{leave}}">',
              text: 'Leave: {{leave}} {{leave}}',
            }
          : undefined,
      ),
    claim(_id, size) {
      const free = states.flatMap((each, n) => (each === 'waiting' ? [n] : [])).slice(0, size)
      for (const n of free) states[n] = 'sending'
      return Promise.resolve(free.map((n) => ({ signup_id: n, email: String(emails[n]), token: tokenOf(n) })))
    },
    settle(_id, settlement) {
      settlements.push(settlement)
      for (const { id, state: became } of settlement.outcomes) states[id] = became
      if (settlement.stop) state = 'stopped'
      return Promise.resolve()
    },
    stop: () => Promise.resolve(),
    resume: () => Promise.resolve(true),
  }
  return { letters, states, settlements }
}
