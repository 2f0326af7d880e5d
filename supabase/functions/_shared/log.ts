/**
 * One finished call. It must never get a field for the content of a request or an answer:
 * no prompts, e-mail addresses, tokens or network addresses.
 */
export interface LogEntry {
  readonly id: string
  readonly function: string
  readonly status: number
  readonly ms: number
  /** Code of the error in the answer. */
  readonly error?: string
  /** Fixed words that say more than the code. */
  readonly details?: readonly string[]
}

export type Log = (entry: LogEntry) => void

const WORD = /^[A-Za-z0-9_]{1,40}$/

/** Writes a call as one line of JSON. */
export function createLog(write: (line: string) => void = console.log): Log {
  return ({ id, function: name, status, ms, error, details }) => {
    // Copies field by field, so extra fields of the entry are never written.
    const words = details?.filter((word) => WORD.test(word))
    write(JSON.stringify({ id, function: name, status, ms, error, details: words?.length ? words : undefined }))
  }
}
