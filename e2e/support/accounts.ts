import type { FullConfig } from '@playwright/test'
import postgres from 'postgres'
import { runningServerUrl } from '../../scripts/backend/postgres-server.ts'
import { DATA_DIR } from './backend.ts'

export const SEEDED_ADMIN = { email: 'admin@promptory.test', password: 'promptory-admin' }

/** The accounts of one worker. They are its own, since a logout ends an account's sessions everywhere. */
export const accountsOf = (worker: number | string) => ({
  admin: { email: `admin-${worker}@promptory.test`, password: 'promptory-admin' },
  reader: { email: `reader-${worker}@promptory.test`, password: 'promptory-reader' },
})

/**
 * Makes an admin and a reader for every worker, before the first test: copies of the two that the seed makes. Links count
 * as checked.
 */
export default async function makeAccounts({ workers }: FullConfig): Promise<void> {
  const sql = postgres(runningServerUrl(DATA_DIR) ?? '', { max: 1 })
  try {
    for (let worker = 0; worker < workers; worker += 1) {
      for (const [role, { email }] of Object.entries(accountsOf(worker))) {
        await sql`
          insert into auth.users (
            id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
            confirmation_token, recovery_token, email_change, email_change_token_new
          )
          select
            gen_random_uuid(), aud, role, ${email}, encrypted_password, now(), raw_app_meta_data, raw_user_meta_data,
            '', '', '', ''
          from auth.users where email = ${`${role}@promptory.test`}`
      }
    }
    await sql`
      insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
      select id, id, 'email', id::text, jsonb_build_object('sub', id::text, 'email', email), now(), now()
      from auth.users where email ~ '-[0-9]+@'`
    const admins = await sql`select id from auth.users where email ~ '^admin-'`
    // Else the first visit of the dashboard checks all links by itself, in whichever journey that is.
    await sql`insert into public.link_checks (posts, dead) values (0, '[]')`
    await sql.begin(async (transaction) => {
      await transaction`set local role service_role`
      await transaction`update public.profiles set is_admin = true where id in ${sql(admins.map(({ id }) => id))}`
    })
  } finally {
    await sql.end()
  }
}
