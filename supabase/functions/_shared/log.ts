/**
 * One finished call. There is no field for what was asked, answered or sent along, and there must be none:
 * no prompts, e-mail addresses, tokens or network addresses.
 */
export interface LogEntry {
  readonly id: string
  readonly function: string
  readonly status: number
  readonly ms: number
  /** Code of the error that was answered. */
  readonly error?: string
  /** Fixed words that say more than the code. */
  readonly details?: readonly string[]
}

export type Log = (entry: LogEntry) => void

const WORD = /^[A-Za-z0-9_]{1,40}$/

/** Writes a call as one line of JSON. */
export function createLog(write: (line: string) => void = console.log): Log {
  return ({ id, function: name, status, ms, error, details }) => {
    // Field by field: an object that carries more than it should does not get through.
    const words = details?.filter((word) => WORD.test(word))
    write(JSON.stringify({ id, function: name, status, ms, error, details: words?.length ? words : undefined }))
  }
}
