import postgres from 'postgres'
import { everyMinute } from './every-minute.ts'

/**
 * Finishes sending a letter even if nobody has the page open, also after a restart: each minute it checks for an
 * unfinished one, as a hosted project's scheduler does.
 * @param url of the database for a superuser
 */
export function startLetterClock({
  url,
  goOn,
  log,
}: {
  url: string
  /** lets the function send for some seconds */
  goOn: () => Promise<unknown>
  log: (line: string) => void
}): { stop: () => Promise<void> } {
  const sql = postgres(url, { max: 1, onnotice: () => {}, idle_timeout: 5, connect_timeout: 10 })
  const stopping = new AbortController()
  const isUnderWay = async () => {
    const [row] = await sql`select exists (select from public.letter_under_way()) as is_so`
    return row?.is_so === true
  }
  const send = async () => {
    try {
      while (!stopping.signal.aborted && (await isUnderWay())) await goOn()
    } catch (error) {
      // The next minute retries.
      if (!stopping.signal.aborted)
        log(`The letter could not go on (${(error as { code?: string }).code ?? 'no answer'}).`)
    }
  }
  const end = everyMinute(send)
  return {
    async stop() {
      stopping.abort()
      end()
      await sql.end({ timeout: 1 })
    },
  }
}
