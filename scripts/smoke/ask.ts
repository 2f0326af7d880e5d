const TIMEOUT_MS = 20_000

export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** Asks once; redirects are an answer, not followed. */
export async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Posts JSON. */
export const post = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** @returns undefined where the answer is no JSON */
export function jsonOf({ text }: Answer): any {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
