import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { acquireLock } from '../../scripts/backend/lock.ts'
import { startPostgres } from '../../scripts/backend/postgres-server.ts'
import { readBlog } from '../../scripts/build/blog-posts.ts'

interface Row {
  id: string
  created_at: string
  content?: string
}

let server: Server | undefined
const folders: string[] = []
afterEach(() => {
  vi.useRealTimers()
  server?.close()
  server?.closeAllConnections()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** A project's table API, as far as the build asks for it. */
async function project(respond: (query: URLSearchParams, res: ServerResponse) => void) {
  server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://x')
    if (pathname.endsWith('/moved_posts')) {
      const rest = moves.filter(({ old_slug: slug }) => slug > (searchParams.get('old_slug') ?? '').replace('gt.', ''))
      return send(res, JSON.stringify(rest.slice(0, Number(searchParams.get('limit')))))
    }
    respond(searchParams, res)
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { VITE_SUPABASE_URL: `http://127.0.0.1:${port}`, VITE_SUPABASE_PUBLISHABLE_KEY: 'key' }
}

const send = (res: ServerResponse, body: string, status = 200) => {
  res.writeHead(status, { 'content-type': 'application/json' })
  res.end(body)
}

const moves = Array.from({ length: 250 }, (_, index) => ({ old_slug: `old-${1000 + index}`, slug: 'new' }))

/** Rows newest first, many of one instant. */
const rows: Row[] = Array.from({ length: 1234 }, (_, index) => ({
  id: String(9999 - index),
  created_at: `2026-01-${String(28 - Math.floor(index / 60)).padStart(2, '0')}T00:00:00Z`,
}))

describe('the posts of a hosted project', () => {
  it('come in pages by key, the newest with their text', async () => {
    const asked: URLSearchParams[] = []
    const env = await project((query, res) => {
      asked.push(query)
      const [, time, id] = /created_at\.lt\."([^"]+)",id\.lt\.(\d+)/.exec(query.get('or') ?? '') ?? []
      const rest = rows.filter(
        (row) => !time || row.created_at < time || (row.created_at === time && row.id < (id ?? '')),
      )
      const hasText = query.get('select')?.includes('content')
      const page = rest.slice(0, Number(query.get('limit'))).map((row) => (hasText ? { ...row, content: 'x' } : row))
      send(res, JSON.stringify(page))
    })
    const blog = await readBlog({ env, log: () => {}, prerendered: 250 })
    const posts = blog?.posts as Row[] | undefined
    expect(blog?.moves).toEqual(moves)
    expect(posts?.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect(posts?.filter(({ content }) => content !== undefined)).toHaveLength(250)
    for (const query of asked) {
      expect(query.get('order')).toBe('created_at.desc,id.desc')
      expect(Number(query.get('limit'))).toBeLessThanOrEqual(100)
      expect(query.get('select')).not.toMatch(/\bauthor\b|\*/)
    }
  })

  it.each([
    ['refuses', (res: ServerResponse) => send(res, '{"message":"no such table"}', 404), /no such table/],
    ['answers HTML', (res: ServerResponse) => send(res, '<!doctype html>'), /answers/],
    ['answers something else', (res: ServerResponse) => send(res, '{"a":1}'), /something else/],
    ['breaks off', (res: ServerResponse) => void res.destroy(), /answers/],
  ])('are left to the browser, loudly, where it %s', async (_, respond, reason) => {
    // A question whose connection breaks is asked again, each time after a longer pause.
    vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync')
    const env = await project((_query, res) => respond(res))
    const lines: string[] = []
    expect(await readBlog({ env, log: (line: string) => lines.push(line) })).toBeUndefined()
    // Tried three times.
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatch(/^WARNING: built without the blog's posts/)
    expect(lines[2]).toMatch(reason)
    await expect(readBlog({ env, log: () => {}, isRequired: true })).rejects.toThrow(/cannot be read: .+/)
  })
})

describe('the posts of the embedded backend', () => {
  it('are those of the seed in a fresh clone, the folder is free again, and a running server is no hindrance', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'promptory-build-'))
    folders.push(folder)
    const env = { DATA_DIR: folder }
    const { posts, moves: none } = (await readBlog({ env, log: () => {}, isRequired: true })) ?? {}
    expect(none).toEqual([])
    expect(posts?.length).toBeGreaterThanOrEqual(10)
    expect(posts?.every(({ content }) => (content ?? '').length > 1000)).toBe(true)
    expect(JSON.stringify(posts)).not.toContain('"author"')
    expect((await readBlog({ env, log: () => {}, isRequired: true }))?.posts).toHaveLength(posts?.length ?? 0)

    // A running server has the folder and its database.
    const lock = await acquireLock(folder)
    const server = await startPostgres(folder)
    try {
      expect((await readBlog({ env, log: () => {}, isRequired: true }))?.posts).toEqual(posts)
    } finally {
      await server.stop()
      lock.release()
    }
  }, 240_000)
})
