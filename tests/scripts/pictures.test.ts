import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { PICTURE_MAX_BYTES } from '../../supabase/functions/_shared/contracts/pictures.ts'
import { type Env, listenerOf } from '../../scripts/backend/http.ts'
import { createPictures } from '../../scripts/backend/pictures.ts'
import { ask, serve } from './support/http.ts'

const NAME = '0a1b2c3d-0000-4000-8000-000000000001.webp'
const WEBP = Buffer.from('RIFF\0\0\0\0WEBPVP8 and so on', 'latin1')
const ADD = { method: 'POST', headers: { authorization: 'Bearer admin', 'content-type': 'image/webp' }, body: WEBP }
const PUBLIC = '/storage/v1/object/public/pictures'
const OBJECTS = '/storage/v1/object/pictures'

function newFolder() {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'pictures-')), 'pictures')
  onTestFinished(() => rmSync(path.dirname(folder), { recursive: true }))
  return folder
}

async function servePictures({ isShort = false, folder = newFolder() } = {}) {
  const pictures = createPictures({
    folder,
    isAdmin: async ({ headers }) => {
      const authorization = headers.get('authorization')
      if (authorization === 'Bearer unlucky') throw new Error('The database broke off.')
      return authorization === 'Bearer admin'
    },
    room: { isShort: () => isShort, sentence: 'Full.' },
  })
  const gateway = new Hono<Env>().route('/', pictures).all('*', ({ body }) => body(null, 418))
  const port = await serve(listenerOf(gateway))
  return { port, folder }
}

it('keeps a picture, gives it to everybody, and forgets it', async () => {
  const { port, folder } = await servePictures()
  const added = await ask(port, `${OBJECTS}/${NAME}`, ADD)
  expect([added.status, JSON.parse(added.text).Key]).toEqual([200, `pictures/${NAME}`])
  const shown = await ask(port, `${PUBLIC}/${NAME}`)
  expect([shown.status, shown.headers['content-type'], shown.body.equals(WEBP)]).toEqual([200, 'image/webp', true])
  expect(shown.headers['cache-control']).toContain('immutable')
  const head = await ask(port, `${PUBLIC}/${NAME}`, { method: 'HEAD' })
  expect([head.body.length, head.headers['content-length']]).toEqual([0, String(WEBP.length)])
  const body = JSON.stringify({ prefixes: [NAME, '../keys.json'] })
  // Node sends no length by itself with a DELETE.
  const headers = { ...ADD.headers, 'content-length': body.length }
  const gone = await ask(port, OBJECTS, { method: 'DELETE', headers, body })
  expect(JSON.parse(gone.text)).toEqual([{ name: NAME, bucket_id: 'pictures' }])
  expect((await ask(port, `${PUBLIC}/${NAME}`)).status).toBe(404)
  expect(readdirSync(folder)).toEqual([])
})

it('lists what is kept for admins, newest first, a page at a time', async () => {
  const { port, folder } = await servePictures()
  const name = (n: number) => NAME.replace('1.webp', `${n}.webp`)
  const list = (body: object | string, authorization = 'Bearer admin') =>
    ask(port, '/storage/v1/object/list/pictures', {
      method: 'POST',
      headers: { authorization },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  expect((await list({})).text).toBe('[]')
  for (const n of [1, 2, 3]) {
    await ask(port, `${OBJECTS}/${name(n)}`, ADD)
    utimesSync(path.join(folder, name(n)), n, n)
  }
  writeFileSync(path.join(folder, 'other.txt'), 'x')
  const rows = JSON.parse((await list({ prefix: '', limit: 2, offset: 1 })).text)
  expect(rows).toEqual([
    {
      name: name(2),
      created_at: new Date(2000).toISOString(),
      metadata: { size: WEBP.length, mimetype: 'image/webp' },
    },
    {
      name: name(1),
      created_at: new Date(1000).toISOString(),
      metadata: { size: WEBP.length, mimetype: 'image/webp' },
    },
  ])
  expect(JSON.parse((await list('no JSON')).text)).toHaveLength(3)
  expect(JSON.parse((await list({ limit: -1, offset: 'x' })).text)).toHaveLength(3)
  expect((await list({}, 'Bearer reader')).status).toBe(403)
})

it.each<[string, string, object, number]>([
  ['of a reader', NAME, { headers: { ...ADD.headers, authorization: 'Bearer reader' } }, 403],
  ['of a visitor', NAME, { headers: { 'content-type': 'image/webp' } }, 403],
  ['while the database fails', NAME, { headers: { ...ADD.headers, authorization: 'Bearer unlucky' } }, 500],
  ['under another name', 'picture.webp', {}, 415],
  ['that leads out of the folder', `..%2f${NAME}`, {}, 415],
  ['of another type', NAME, { headers: { ...ADD.headers, 'content-type': 'image/svg+xml' } }, 415],
  ['that is none', NAME, { body: '<svg onload="alert(1)">' }, 415],
  ['that is too large', NAME, { body: Buffer.concat([WEBP, Buffer.alloc(PICTURE_MAX_BYTES)]) }, 413],
])('refuses a picture %s', async (_name, name, change, status) => {
  const { port, folder } = await servePictures()
  expect((await ask(port, `${OBJECTS}/${name}`, { ...ADD, ...change })).status).toBe(status)
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})

it('gives a picture in pieces: many slow readers take little memory', async () => {
  const folder = newFolder()
  mkdirSync(folder)
  writeFileSync(path.join(folder, NAME), Buffer.concat([WEBP, Buffer.alloc(PICTURE_MAX_BYTES - WEBP.length)]))
  const { port } = await servePictures({ folder })
  const before = process.memoryUsage().rss
  const readers = await Promise.all(
    Array.from(
      { length: 100 },
      () =>
        new Promise<http.IncomingMessage>((resolve) => {
          http.get({ host: '127.0.0.1', port, path: `${PUBLIC}/${NAME}`, agent: false }, resolve)
        }),
    ),
  )
  // Both ends run in this process, and the buffers of the sockets are filled by now.
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(120)
  const [first, ...others] = readers
  for (const reader of others) reader.destroy()
  let size = 0
  for await (const chunk of first ?? []) size += chunk.length
  expect(size).toBe(PICTURE_MAX_BYTES)
})

it('removes what an upload left that was cut off', async () => {
  const folder = newFolder()
  mkdirSync(folder)
  for (const name of [NAME, `${NAME.replace('1.webp', '2.webp')}.part`]) writeFileSync(path.join(folder, name), WEBP)
  await servePictures({ folder })
  expect(readdirSync(folder)).toEqual([NAME])
})

it('never writes over a picture', async () => {
  const { port } = await servePictures()
  await ask(port, `${OBJECTS}/${NAME}`, ADD)
  expect((await ask(port, `${OBJECTS}/${NAME}`, ADD)).status).toBe(409)
})

it('keeps nothing on a full disk, and says so', async () => {
  const { port } = await servePictures({ isShort: true })
  const { status, text } = await ask(port, `${OBJECTS}/${NAME}`, ADD)
  expect([status, JSON.parse(text).message]).toEqual([503, 'Full.'])
})

it.each([`${PUBLIC}/..%2fkeys.json`, `${PUBLIC}/${NAME.replace('webp', 'html')}`])(
  'has nothing at %s',
  async (address) => {
    const { port } = await servePictures()
    expect((await ask(port, address)).status).toBe(404)
  },
)

it('leaves the rest of the storage service alone', async () => {
  const { port } = await servePictures()
  expect((await ask(port, '/storage/v1/bucket', { method: 'POST' })).status).toBe(418)
})
