import postgres from 'postgres'
import { runningServerUrl } from '../../scripts/backend/postgres-server.ts'
import { DATA_DIR } from './backend.ts'

/** The moment of a planned draft has come: the database publishes it, as its clock would. */
export async function reachTimeOf(slug: string): Promise<void> {
  const sql = postgres(runningServerUrl(DATA_DIR) ?? '', { max: 1, connection: { role: 'postgres' } as never })
  try {
    await sql`update public.blog_post_drafts set publish_at = now() where fields ->> 'slug' = ${slug}`
    await sql`select private.publish_due_drafts()`
  } finally {
    await sql.end()
  }
}
