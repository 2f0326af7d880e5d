import { MESSAGES } from '../messages'

/**
 * Loads the calls for signing in, and with them the backend's client, only when somebody signs in.
 * @throws Error with a sentence
 */
export async function loadCalls() {
  return import('../api/sign-in').catch(() => {
    throw new Error(MESSAGES.notLoaded)
  })
}
