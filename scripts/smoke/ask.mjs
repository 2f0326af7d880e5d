const TIMEOUT_MS = 20_000

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Headers} headers
 * @property {string} text
 */

/**
 * Asks once; redirects are an answer, not followed.
 * @param {string} address
 * @param {RequestInit} [init]
 * @returns {Promise<Answer>}
 */
export async function ask(address, init = {}) {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/**
 * Posts JSON.
 * @param {string} address
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
export const post = (address, body, headers = {}) =>
  ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/**
 * @param {Answer} answer
 * @returns {any} undefined where the answer is no JSON
 */
export function jsonOf({ text }) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
