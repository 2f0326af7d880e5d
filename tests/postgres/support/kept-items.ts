import { type ItemChange, type ItemOutcome, keepItemsAnswer } from '@contracts/keep-items.ts'
import type { Caller, TestDatabase } from './database.ts'

/** A change of one saved prompt, but for what a test says. */
export const change = (more: Partial<ItemChange> = {}): ItemChange => ({
  kind: 'favourite',
  key: '/prompts/one',
  value: { text: 'One' },
  seen: 0,
  changed_ago: 0,
  ...more,
})

/** A device of an account, in a test's database. */
export function deviceOf(db: TestDatabase, owner: Caller & { readonly userId: string }) {
  async function keep(changes: readonly ItemChange[], caller: Caller = owner): Promise<ItemOutcome[]> {
    const [row] = await db.as(caller, (sql) => sql`select public.keep_items(${sql.json(changes as never)}) as answer`)
    return keepItemsAnswer.parse(row?.answer)
  }
  return {
    owner,
    keep,
    keepOne: async (more?: Partial<ItemChange>) => (await keep([change(more)]))[0] as ItemOutcome,
    /** What stands in the table. */
    rows: () =>
      db.owner`select kind, key, value, deleted, revision::int, changed_at from public.kept_items
        where owner = ${owner.userId} order by revision`,
    async totals() {
      const [row] = await db.owner`select revision::int, items, bytes, forgotten_revision::int from public.kept_totals
        where owner = ${owner.userId}`
      return row
    },
    /** Lets everything have been changed so long ago. */
    happenedAgo: (ms: number) =>
      db.owner`update public.kept_items set changed_at = now() - make_interval(secs => ${ms / 1000})
        where owner = ${owner.userId}`,
  }
}
