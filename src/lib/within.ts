/** What `within` gives where nothing came in time. */
export const NO_ANSWER = Symbol('no answer')

/** What a promise comes to, or `NO_ANSWER` after a while; what it comes to later is dropped. */
export function within<T>(promise: Promise<T>, limitMs: number): Promise<T | typeof NO_ANSWER> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(NO_ANSWER), limitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
