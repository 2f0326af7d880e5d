/** Why no prompt came: the day's quota is used up, the request was wrong, or the service did not answer. */
export type GenerateErrorKind = 'quota' | 'refused' | 'failed'

/** A call of the generator that gave no prompt. */
export class GenerateError extends Error {
  override readonly name = 'GenerateError'
  readonly kind: GenerateErrorKind

  constructor(kind: GenerateErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}
