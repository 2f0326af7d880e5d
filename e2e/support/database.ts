import postgres from 'postgres'
import { runningServerUrl } from '../../scripts/backend/postgres-server.ts'
import { DATA_DIR } from './backend.ts'

async function inDatabase(run: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(runningServerUrl(DATA_DIR) ?? '', { max: 1, connection: { role: 'postgres' } as never })
  try {
    await run(sql)
  } finally {
    await sql.end()
  }
}

/** The moment of a planned draft has come: the database publishes it, as its clock would. */
export async function reachTimeOf(slug: string): Promise<void> {
  await inDatabase(async (sql) => {
    await sql`update public.blog_post_drafts set publish_at = now() where fields ->> 'slug' = ${slug}`
    await sql`select private.publish_due_drafts()`
  })
}

/** Gives an account Pro for a month, as an admin would. */
export async function givePro(email: string): Promise<void> {
  await inDatabase(
    (sql) => sql`
      insert into public.subscriptions (owner, source, status, current_period_end, ends_with_period)
      select id, 'given', 'active', now() + interval '30 days', true from auth.users where email = ${email}`,
  )
}

/** An account has paid for Pro: what the webhook writes when Stripe tells of it. */
export async function payForPro(email: string): Promise<void> {
  const id = crypto.randomUUID().replaceAll('-', '')
  await inDatabase(
    (sql) => sql`
      insert into public.subscriptions
        (owner, source, status, current_period_end, ends_with_period, stripe_customer_id, stripe_subscription_id)
      select id, 'stripe', 'active', now() + interval '30 days', false, ${`cus_${id}`}, ${`sub_${id}`}
      from auth.users where email = ${email}`,
  )
}
