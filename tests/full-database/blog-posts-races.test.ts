import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADMIN, asCaller, openDatabase, type Sql, type TestDatabase } from '../postgres/support/database.ts'

const CLIENTS = 50
const EDITS = 1000
const EDITORS = 40
const ID = 'c0000000-0000-4000-8000-000000000001'

let db: TestDatabase
let pool: Sql
beforeAll(async () => {
  db = await openDatabase()
  pool = db.apiPool(CLIENTS)
})
beforeEach(() => db.owner`truncate public.blog_posts`)
afterAll(() => db?.drop())

const insert = (id: string, slug: string) =>
  asCaller(
    pool,
    ADMIN,
    (sql) => sql`insert into public.blog_posts (id, title, slug, content) values (${id}, 'Title', ${slug}, '<p>x</p>')`,
  )

/** How often each end came: 'stored', or the code and constraint of a refusal. */
async function tally(attempts: Promise<unknown>[]): Promise<Record<string, number>> {
  const ends: Record<string, number> = {}
  for (const attempt of await Promise.allSettled(attempts)) {
    const { reason } = attempt as PromiseRejectedResult
    if (reason && !(reason instanceof postgres.PostgresError)) throw reason
    const end = reason ? `${reason.code} ${reason.constraint_name}` : 'stored'
    ends[end] = (ends[end] ?? 0) + 1
  }
  return ends
}

test('fifty posts with one slug at once: one is stored, the others are told that it is taken', async () => {
  const ends = await tally(Array.from({ length: CLIENTS }, () => insert(randomUUID(), 'the-same')))
  expect(ends).toEqual({ stored: 1, '23505 blog_posts_slug_key': CLIENTS - 1 })
  expect(await db.owner`select slug from public.blog_posts`).toEqual([{ slug: 'the-same' }])
})

test('a create that is sent again, even at the same time, makes one post', async () => {
  const ends = await tally(Array.from({ length: CLIENTS }, () => insert(ID, 'the-same')))
  expect(ends).toEqual({ stored: 1, '23505 blog_posts_pkey': CLIENTS - 1 })
  expect(await db.owner`select id, version from public.blog_posts`).toEqual([{ id: ID, version: 1 }])
})

test('a thousand edits at once: each either counts or is told that it came too late', async () => {
  await insert(ID, 'edited')
  let saved = 0
  let tooLate = 0
  const edit = (marker: number) =>
    asCaller(pool, ADMIN, async (sql) => {
      const [read] = await sql`select content, version from public.blog_posts where id = ${ID}`
      const content = `${read?.content}<p>${marker}</p>`
      const answer = await sql`update public.blog_posts set content = ${content}
        where id = ${ID} and version = ${read?.version} returning version`
      return { marker, version: answer[0]?.version as number | undefined }
    })
  const won: number[] = []
  const versions: number[] = []
  const editors = Array.from({ length: EDITORS }, async (_, editor) => {
    for (let marker = editor; marker < EDITS; marker += EDITORS) {
      const { version } = await edit(marker)
      if (version === undefined) tooLate++
      else {
        saved++
        won.push(marker)
        versions.push(version)
      }
    }
  })
  await Promise.all(editors)
  const [row] = await db.owner`select content, version from public.blog_posts where id = ${ID}`
  expect(saved + tooLate).toBe(EDITS)
  // There was a race at all, and nobody saved twice over one version.
  expect(tooLate).toBeGreaterThan(0)
  expect(row?.version).toBe(1 + saved)
  expect(new Set(versions).size).toBe(saved)
  // The text of every save that was confirmed is still there, once, and no other.
  const markers = [...String(row?.content).matchAll(/<p>(\d+)<\/p>/g)].map((match) => Number(match[1]))
  expect(markers.sort((a, b) => a - b)).toEqual(won.sort((a, b) => a - b))
})
