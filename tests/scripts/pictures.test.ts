import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PICTURE_MAX_BYTES } from '../../supabase/functions/_shared/contracts/pictures.ts'
import { createPictures } from '../../scripts/backend/pictures.ts'
import { ask, serve } from './support/http.ts'

const NAME = '0a1b2c3d-0000-4000-8000-000000000001.webp'
const WEBP = Buffer.from('RIFF\0\0\0\0WEBPVP8 and so on', 'latin1')
const ADD = { method: 'POST', headers: { authorization: 'Bearer admin', 'content-type': 'image/webp' }, body: WEBP }
const PUBLIC = '/storage/v1/object/public/pictures'
const OBJECTS = '/storage/v1/object/pictures'

async function servePictures({ isShort = false } = {}) {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'pictures-')), 'pictures')
  onTestFinished(() => rmSync(path.dirname(folder), { recursive: true }))
  const pictures = createPictures({
    folder,
    isAdmin: async (req) => req.headers.authorization === 'Bearer admin',
    room: { isShort: () => isShort, sentence: 'Full.' },
  })
  const port = await serve((req, res) => {
    if (pictures.matches(req)) void pictures.handle(req, res)
    else res.writeHead(418).end()
  })
  return { port, folder }
}

it('keeps a picture, gives it to everybody, and forgets it', async () => {
  const { port, folder } = await servePictures()
  const added = await ask(port, `${OBJECTS}/${NAME}`, ADD)
  expect([added.status, JSON.parse(added.text).Key]).toEqual([200, `pictures/${NAME}`])
  const shown = await ask(port, `${PUBLIC}/${NAME}`)
  expect([shown.status, shown.headers['content-type'], shown.body.equals(WEBP)]).toEqual([200, 'image/webp', true])
  expect(shown.headers['cache-control']).toContain('immutable')
  expect((await ask(port, `${PUBLIC}/${NAME}`, { method: 'HEAD' })).body).toHaveLength(0)
  const body = JSON.stringify({ prefixes: [NAME, '../keys.json'] })
  // Node sends no length by itself with a DELETE.
  const headers = { ...ADD.headers, 'content-length': body.length }
  const gone = await ask(port, OBJECTS, { method: 'DELETE', headers, body })
  expect(JSON.parse(gone.text)).toEqual([{ name: NAME, bucket_id: 'pictures' }])
  expect((await ask(port, `${PUBLIC}/${NAME}`)).status).toBe(404)
  expect(readdirSync(folder)).toEqual([])
})

it.each<[string, string, object, number]>([
  ['of a reader', NAME, { headers: { ...ADD.headers, authorization: 'Bearer reader' } }, 403],
  ['of a visitor', NAME, { headers: { 'content-type': 'image/webp' } }, 403],
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

it.each(['/storage/v1/object/public/pictures/../keys.json', `${PUBLIC}/${NAME.replace('webp', 'html')}`])(
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
