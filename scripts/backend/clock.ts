import postgres from 'postgres'

const MINUTE_MS = 60_000

/**
 * Does each minute what a hosted project's scheduler does: it publishes planned posts, at the start those that came due
 * while the site was down, forgets addresses that were never proved, and finishes sending a letter even if nobody has
 * the page open.
 * @param url of the database for a superuser
 */
export async function startClock({
  url,
  isReadOnly = () => false,
  log,
}: {
  url: string
  /** asked each minute */
  isReadOnly?: (() => boolean) | undefined
  log: (line: string) => void
}) {
  const sql = postgres(url, {
    // Neither waits for the other.
    max: 2,
    fetch_types: false, // as in postgres-server.ts
    onnotice: () => {},
    idle_timeout: 5,
    connect_timeout: 10,
    connection: { role: 'postgres' } as never,
  })
  const stopping = new AbortController()
  /** The next minute retries what fails. */
  const start = (failure: string, task: () => Promise<void>) => {
    const tried = () =>
      task().catch((error: { code?: string }) => {
        if (!stopping.signal.aborted) log(`${failure} (${error.code ?? 'no answer'}).`)
      })
    stopping.signal.addEventListener('abort', everyMinute(tried))
  }
  const [database] = await sql`select to_regprocedure('private.publish_due_drafts()') is not null as can_publish`
  if (database?.can_publish)
    start('Planned posts could not be published', async () => {
      if (isReadOnly()) return
      const [answer] = await sql`select private.publish_due_drafts() as count`
      if (answer?.count > 0) log(`Planned posts published: ${answer?.count}`)
      await sql`select private.purge_unproven_accounts()`
    })
  return {
    /** @param goOn lets the function send for some seconds */
    sendLetters(goOn: () => Promise<unknown>) {
      start('The letter could not go on', async () => {
        const isUnderWay = async () => (await sql`select from public.letter_under_way()`).length > 0
        while (!stopping.signal.aborted && (await isUnderWay())) await goOn()
      })
    },
    async stop() {
      stopping.abort()
      await sql.end({ timeout: 1 })
    },
  }
}

/**
 * Runs a task now and then on each full minute, one run at a time.
 * @param task must not reject
 * @returns a function that stops it; a running task still finishes
 */
export function everyMinute(task: () => Promise<void>): () => void {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    await task()
    if (!isStopped) timer = setTimeout(() => void run(), MINUTE_MS - (Date.now() % MINUTE_MS))
  }
  void run()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
