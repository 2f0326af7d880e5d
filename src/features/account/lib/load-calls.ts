import { MESSAGES } from '../messages'

/**
 * The calls of signing in, which bring the backend's client along: only for those who sign in.
 * @throws Error with a sentence
 */
export async function loadCalls() {
  return import('../api/sign-in').catch(() => {
    throw new Error(MESSAGES.notLoaded)
  })
}
