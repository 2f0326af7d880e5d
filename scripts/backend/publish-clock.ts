import postgres from 'postgres'
import { everyMinute } from './every-minute.ts'

/**
 * Publishes planned posts each minute, as a hosted project's scheduler does, and at the start those that came due while
 * the site was down.
 * @param url of the database for a superuser
 */
export async function startPublishClock({
  url,
  isReadOnly = () => false,
  log,
}: {
  url: string
  /** asked each minute */
  isReadOnly?: (() => boolean) | undefined
  log: (line: string) => void
}): Promise<{ stop: () => Promise<void> }> {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => {},
    idle_timeout: 5,
    connect_timeout: 10,
    connection: { role: 'postgres' } as never,
  })
  const [database] = await sql`select to_regprocedure('private.publish_due_drafts()') is not null as can_publish`
  let isStopping = false
  const publish = async () => {
    if (isReadOnly()) return
    try {
      const [answer] = await sql`select private.publish_due_drafts() as count`
      if (answer?.count > 0) log(`Planned posts published: ${answer?.count}`)
    } catch (error) {
      // The next minute retries.
      if (!isStopping)
        log(`Planned posts could not be published (${(error as { code?: string }).code ?? 'no answer'}).`)
    }
  }
  const end = database?.can_publish ? everyMinute(publish) : () => {}
  return {
    async stop() {
      isStopping = true
      end()
      await sql.end({ timeout: 1 })
    },
  }
}
