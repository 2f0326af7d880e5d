/** Database errors that @supabase/lite answers with status 500 and no code, and a hosted project's answers to them. */
export type DatabaseError = { code: string; message: string; detail?: string; hint?: string }

/** By code or class of codes, the more special first. */
const STATUS: readonly [prefix: string, status: number][] = [
  ['23', 400], // a violated check; lite knows the other constraints
  ['P0001', 400], // raised by one of our own functions
  ['P0', 500], // such as P0002: there is no such row
  ['40', 500],
  ['57', 500], // such as 57014, the time limit
  ['08', 503],
  ['53', 503],
]

export function hostedAnswer(error: DatabaseError | undefined): { status: number; body: object } | undefined {
  const status = STATUS.find(([prefix]) => error?.code.startsWith(prefix))?.[1]
  if (!error || !status) return undefined
  const { code, message, detail = null, hint = null } = error
  return { status, body: { code, details: detail, hint, message } }
}
