import { fetchBody, readBody } from '@/content/page-bodies'
import { loadDayPrompt } from '@/features/content-pages/lib/day-prompts'

/** Pages with texts from other files beside their own. */
const SHORT = 'short'
const TODAY = 'today'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * The texts of a page: from their files while the site is built, from the document or the server afterwards.
 * @throws Error where they do not come
 */
export async function loadBody(path: string, body: string): Promise<unknown> {
  if (import.meta.env.PROD && !import.meta.env.SSR) return fetchBody(path)
  const content = await readBody(path, body)
  if (body === TODAY) {
    const now = new Date()
    const date = `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
    return { ...(content as object), built: { date, ...(await loadDayPrompt(now)) } }
  }
  if (body !== SHORT) return content
  const { collectShort } = await import('./prompt-records')
  return { ...(content as object), groups: await collectShort() }
}
