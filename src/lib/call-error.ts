/** Why a function gave nothing: the day's quota is used up, the request was wrong, or the service did not answer. */
export type CallErrorKind = 'quota' | 'refused' | 'failed'

// Enough to find one line among a day's, short enough to be read out.
const REFERENCE_CHARS = 8

/** A failed call of an edge function. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallErrorKind

  /** Request id, if the function itself answered; its log line carries the same id. */
  readonly requestId: string | undefined

  constructor(kind: CallErrorKind, message: string, requestId?: string) {
    super(message)
    this.kind = kind
    this.requestId = requestId
  }

  /** A sentence with the reference a visitor can quote when asking for help; empty without a request id. */
  get reference(): string {
    return this.requestId ? `Reference ${this.requestId.slice(0, REFERENCE_CHARS)}.` : ''
  }
}
