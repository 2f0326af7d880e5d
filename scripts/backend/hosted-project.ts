import { origin, problemOf } from '../../supabase/functions/_shared/settings.ts'
import { Problem } from '../env/problem.ts'

export type Call = (method: string, path: string, body?: object) => Promise<any>

/**
 * The API of a hosted project with its secret key, both from the environment and stored nowhere; undefined where the
 * command is about the embedded backend.
 * @throws Problem where one of the two is missing or wrong
 */
export function hostedProject(usage: string): Call | undefined {
  const { SUPABASE_URL: url = '', SUPABASE_SECRET_KEY: key = '' } = process.env
  if (!url && !key) return undefined
  const wrong = problemOf(origin, url)
  if (wrong) throw new Problem(`SUPABASE_URL ${wrong}. ${usage}`)
  if (!key) throw new Problem(`SUPABASE_SECRET_KEY is wanted. ${usage}`)
  return caller(url.replace(/\/$/, ''), key)
}

function caller(url: string, key: string): Call {
  return async (method, path, body) => {
    const headers = {
      apikey: key,
      // The older kind of key, a web token, is wanted here as well; the newer kind must not stand here.
      ...(!key.startsWith('sb_') && { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
      prefer: 'return=representation',
    }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(url + path, init).catch((error) => {
      throw new Problem(`${url} cannot be reached (${error.cause?.code ?? error.message}).`)
    })
    const answer = await response.json().catch(() => undefined)
    if (response.ok) return answer
    const reason = answer?.msg ?? answer?.message ?? answer?.error ?? 'no reason given'
    throw new Problem(`${url} refused with status ${response.status}: ${reason}`)
  }
}
