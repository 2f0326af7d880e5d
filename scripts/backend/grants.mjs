/**
 * At its first request @supabase/lite grants every table of every schema with row-level security to every role, so a
 * forgotten or a too wide GRANT of a migration goes unseen until the hosted project refuses, or worse, does not. Here
 * the migrations' own grants hold, as hosted.
 */

/** What a hosted project's roles may reach before any migration has run. */
const HOSTED_BASICS = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$;
grant usage on schema public, auth to anon, authenticated, service_role;`

/**
 * @param {any} connection of lite, with the migrations applied
 */
export async function keepGrants(connection) {
  await connection.driver.exec(HOSTED_BASICS)
  // lite reads the catalogue at the first request, as the role of that request, and keeps what it saw: so it must read
  // it now, as the owner.
  await connection.clearSchemaCache()
  await connection.introspect({ useCache: true })
  // "Already granted": lite's own flag, not in its types. A test holds that it still means this.
  if (connection.rlsState !== 'unknown') throw new Error('@supabase/lite has changed: rlsState is gone.')
  connection.rlsState = 'active'
}
