import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  PICTURE_BUCKET,
  PICTURE_MAX_BYTES,
  PICTURE_NAME,
  PICTURE_TYPES,
} from '../../supabase/functions/_shared/contracts/pictures.ts'
import type { watchRoom } from './disk-room.ts'
import { leaveUnread, pathOf, readBody, type Request, type Response } from './http.ts'

// The four calls of Supabase Storage that the site makes, for files in the data folder.
const OBJECTS = `/storage/v1/object/${PICTURE_BUCKET}`
const PUBLIC = `/storage/v1/object/public/${PICTURE_BUCKET}/`
const LIST = `/storage/v1/object/list/${PICTURE_BUCKET}`
const LIST_MAX_BYTES = 64 * 1024
/** Suffix of a file's name until it is complete. */
const PART = '.part'

/** How a file of each kind begins. */
const BEGINNINGS: Record<string, (bytes: Buffer) => boolean> = {
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  jpg: (bytes) => bytes.toString('hex', 0, 3) === 'ffd8ff',
  png: (bytes) => bytes.toString('hex', 0, 8) === '89504e470d0a1a0a',
}

const endingOf = (name: string) => name.split('.').at(-1) ?? ''
const typeOf = (name: string) => Object.entries(PICTURE_TYPES).find(([, ending]) => ending === endingOf(name))?.[0]

/** The pictures of posts as Node middleware. */
export function createPictures({
  folder,
  isAdmin,
  room,
}: {
  folder: string
  /** whether a request carries an admin's session */
  isAdmin: (req: Request) => Promise<boolean | 'busy'>
  room: Pick<ReturnType<typeof watchRoom>, 'isShort' | 'sentence'>
}) {
  // Removes parts of uploads that ended with the process.
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.endsWith(PART)) rmSync(path.join(folder, name))

  async function handle(req: Request, res: Response) {
    const at = pathOf(req)
    if (req.method === 'GET' || req.method === 'HEAD') return send(req, res, at.slice(PUBLIC.length))
    const answer = await isAdmin(req)
    if (answer === 'busy') return refuse(req, res, 503, 'Busy', 'Too many requests at once')
    if (!answer) return refuse(req, res, 403, 'Unauthorized', 'new row violates row-level security policy')
    if (at === LIST) return list(req, res)
    if (req.method === 'POST') return add(req, res, at.slice(OBJECTS.length + 1))
    return remove(req, res)
  }

  async function send(req: Request, res: Response, name: string) {
    const file = PICTURE_NAME.test(name) ? await open(path.join(folder, name)).catch(() => undefined) : undefined
    if (!file) return refuse(req, res, 404, 'not_found', 'Object not found')
    try {
      res.writeHead(200, {
        'content-type': typeOf(name),
        'content-length': (await file.stat()).size,
        // Immutable, because a name is never reused.
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        'access-control-allow-origin': '*',
      })
      if (req.method === 'HEAD') res.end()
      // Streams at the reader's pace. A reader who leaves early needs no answer.
      else await pipeline(file.createReadStream({ autoClose: false }), res).catch(() => res.destroy())
    } finally {
      await file.close()
    }
  }

  async function add(req: Request, res: Response, name: string) {
    if (!PICTURE_NAME.test(name) || req.headers['content-type'] !== typeOf(name))
      return refuse(req, res, 415, 'invalid_mime_type', 'mime type is not supported')
    if (room.isShort()) return refuse(req, res, 503, 'disk_full', room.sentence)
    const bytes = await readBody(req, PICTURE_MAX_BYTES)
    if (bytes === 'aborted') return
    if (bytes === 'too-large')
      return refuse(req, res, 413, 'Payload too large', 'The object exceeded the maximum allowed size')
    if (!BEGINNINGS[endingOf(name)]?.(bytes))
      return refuse(req, res, 415, 'invalid_mime_type', 'The file is not what its name says')
    const file = path.join(folder, name)
    if (existsSync(file)) return refuse(req, res, 409, 'Duplicate', 'The resource already exists')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file + PART, bytes, { mode: 0o600 })
    await rename(file + PART, file)
    sendJson(res, 200, { Id: endingOf(name), Key: `${PICTURE_BUCKET}/${name}` })
  }

  /** Newest first: the one order that the site asks for. */
  async function list(req: Request, res: Response) {
    const body = await readBody(req, LIST_MAX_BYTES)
    if (body === 'aborted') return
    const { limit, offset } = pageIn(body)
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => PICTURE_NAME.test(name)) : []
    const files = await Promise.all(
      names.map(async (name) => {
        const { mtime, size } = await stat(path.join(folder, name))
        return { name, created_at: mtime.toISOString(), metadata: { size, mimetype: typeOf(name) } }
      }),
    )
    const sorted = files.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || a.name.localeCompare(b.name))
    sendJson(res, 200, sorted.slice(offset, offset + limit))
  }

  async function remove(req: Request, res: Response) {
    const body = await readBody(req, LIST_MAX_BYTES)
    if (body === 'aborted') return
    const names = body === 'too-large' ? [] : namesIn(body)
    const gone = names.filter((name) => existsSync(path.join(folder, name)))
    await Promise.all(gone.map((name) => rm(path.join(folder, name), { force: true })))
    sendJson(
      res,
      200,
      gone.map((name) => ({ name, bucket_id: PICTURE_BUCKET })),
    )
  }

  return {
    matches: (req: Request) => {
      const at = pathOf(req)
      if (req.method === 'GET' || req.method === 'HEAD') return at.startsWith(PUBLIC)
      if (req.method === 'POST') return at === LIST || at.startsWith(`${OBJECTS}/`)
      return req.method === 'DELETE' && at === OBJECTS
    },
    handle: (req: Request, res: Response) =>
      handle(req, res).catch(() => refuse(req, res, 500, 'Internal', 'The picture could not be kept.')),
  }
}

/** Which page a request to list asks for. */
function pageIn(body: Buffer | 'too-large'): { limit: number; offset: number } {
  const page = { limit: 100, offset: 0 }
  try {
    const asked = JSON.parse(body.toString())
    for (const name of ['limit', 'offset'] as const)
      if (Number.isInteger(asked[name]) && asked[name] >= 0) page[name] = Math.min(asked[name], 100_000)
  } catch {
    // Nothing is asked for in particular.
  }
  return { ...page, limit: Math.min(page.limit, 1000) }
}

/** The valid picture names in a request to delete. */
function namesIn(body: Buffer): string[] {
  try {
    const { prefixes } = JSON.parse(body.toString())
    return Array.isArray(prefixes) ? prefixes.filter((name) => PICTURE_NAME.test(String(name))).map(String) : []
  } catch {
    return []
  }
}

function sendJson(res: Response, status: number, value: object) {
  if (res.headersSent || res.destroyed) return
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' })
  res.end(JSON.stringify(value))
}

/** Refuses in the storage service's format. */
function refuse(req: Request, res: Response, status: number, error: string, message: string) {
  leaveUnread(req, res)
  sendJson(res, status, { statusCode: String(status), error, message })
}
