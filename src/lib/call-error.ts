/** Why a function gave nothing: the day's quota is used up, the request was wrong, or the service did not answer. */
export type CallErrorKind = 'quota' | 'refused' | 'failed'

// Enough to find one line among a day's, short enough to be read out.
const REFERENCE_CHARS = 8

/** A call of an edge function that gave nothing. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallErrorKind

  /** Of the call, where the function itself answered: its line in the log carries the same. */
  readonly requestId: string | undefined

  constructor(kind: CallErrorKind, message: string, requestId?: string) {
    super(message)
    this.kind = kind
    this.requestId = requestId
  }

  /** What a visitor can quote when asking for help, as a sentence; empty where there is nothing to look up. */
  get reference(): string {
    return this.requestId ? `Reference ${this.requestId.slice(0, REFERENCE_CHARS)}.` : ''
  }
}
