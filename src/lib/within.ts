/** The result of `within` after a timeout. */
export const NO_ANSWER = Symbol('no answer')

/** The result of a promise, or `NO_ANSWER` after the limit; a later result is dropped. */
export function within<T>(promise: Promise<T>, limitMs: number): Promise<T | typeof NO_ANSWER> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(NO_ANSWER), limitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
