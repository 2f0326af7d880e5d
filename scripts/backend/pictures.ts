import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import {
  PICTURE_BUCKET,
  PICTURE_MAX_BYTES,
  PICTURE_NAME,
  PICTURE_TYPES,
} from '../../supabase/functions/_shared/contracts/pictures.ts'
import type { watchRoom } from './disk-room.ts'
import { type Env, readBody } from './http.ts'

// The four calls of Supabase Storage that the site makes, for files in the data folder.
const OBJECTS = `/storage/v1/object/${PICTURE_BUCKET}`
const PUBLIC = `/storage/v1/object/public/${PICTURE_BUCKET}`
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

/** The pictures of posts. */
export function createPictures({
  folder,
  isAdmin,
  room,
}: {
  folder: string
  /** whether a request carries an admin's session */
  isAdmin: (request: Request) => Promise<boolean>
  room: Pick<ReturnType<typeof watchRoom>, 'isShort' | 'sentence'>
}) {
  // Removes parts of uploads that ended with the process.
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.endsWith(PART)) rmSync(path.join(folder, name))

  const app = new Hono<Env>()

  app.get(`${PUBLIC}/:name`, async ({ req }) => {
    const name = req.param('name')
    const file = PICTURE_NAME.test(name) ? await open(path.join(folder, name)).catch(() => undefined) : undefined
    if (!file) return refusal(404, 'not_found', 'Object not found')
    const { size } = await file.stat()
    const isHead = req.method === 'HEAD'
    // Nobody reads the body of HEAD, and so nobody would close the file.
    if (isHead) await file.close()
    // Streams at the reader's pace.
    return new Response(isHead ? null : (Readable.toWeb(file.createReadStream()) as ReadableStream), {
      headers: {
        'content-type': String(typeOf(name)),
        'content-length': String(size),
        // Immutable, because a name is never reused.
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
        'access-control-allow-origin': '*',
      },
    })
  })

  /** Lets admins alone through. */
  const forAdmins = (handle: (context: Context<Env>) => Promise<Response>) => async (context: Context<Env>) => {
    const answer = await isAdmin(context.req.raw).catch(() => undefined)
    if (answer === undefined) return refusal(500, 'Internal', 'The database did not answer.')
    if (!answer) return refusal(403, 'Unauthorized', 'new row violates row-level security policy')
    return handle(context).catch(() => refusal(500, 'Internal', 'The picture could not be kept.'))
  }

  /** Newest first: the one order that the site asks for. */
  const list = forAdmins(async ({ req }) => {
    const { limit, offset } = pageIn(await readJson(req.raw))
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => PICTURE_NAME.test(name)) : []
    const files = await Promise.all(
      names.map(async (name) => {
        const { mtime, size } = await stat(path.join(folder, name))
        return { name, created_at: mtime.toISOString(), metadata: { size, mimetype: typeOf(name) } }
      }),
    )
    const sorted = files.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || a.name.localeCompare(b.name))
    return json(200, sorted.slice(offset, offset + limit))
  })

  const add = forAdmins(async ({ req }) => {
    const name = String(req.param('name'))
    if (!PICTURE_NAME.test(name) || req.header('content-type') !== typeOf(name))
      return refusal(415, 'invalid_mime_type', 'mime type is not supported')
    if (room.isShort()) return refusal(503, 'disk_full', room.sentence)
    const bytes = await readBody(req.raw, PICTURE_MAX_BYTES)
    if (!bytes) return refusal(413, 'Payload too large', 'The object exceeded the maximum allowed size')
    if (!BEGINNINGS[endingOf(name)]?.(bytes))
      return refusal(415, 'invalid_mime_type', 'The file is not what its name says')
    const file = path.join(folder, name)
    if (existsSync(file)) return refusal(409, 'Duplicate', 'The resource already exists')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(file + PART, bytes, { mode: 0o600 })
    await rename(file + PART, file)
    return json(200, { Id: endingOf(name), Key: `${PICTURE_BUCKET}/${name}` })
  })

  const remove = forAdmins(async ({ req }) => {
    const gone = namesIn(await readJson(req.raw)).filter((name) => existsSync(path.join(folder, name)))
    await Promise.all(gone.map((name) => rm(path.join(folder, name), { force: true })))
    return json(
      200,
      gone.map((name) => ({ name, bucket_id: PICTURE_BUCKET })),
    )
  })

  return app.post(LIST, list).post(`${OBJECTS}/:name`, add).delete(OBJECTS, remove)
}

/** What a small body says; undefined for anything else. */
async function readJson(request: Request): Promise<any> {
  try {
    return JSON.parse(String(await readBody(request, LIST_MAX_BYTES)))
  } catch {
    return undefined
  }
}

/** Which page a request to list asks for. */
function pageIn(asked: any): { limit: number; offset: number } {
  const number = (name: string, usual: number, most: number) =>
    Number.isInteger(asked?.[name]) && asked[name] >= 0 ? Math.min(asked[name], most) : usual
  return { limit: number('limit', 100, 1000), offset: number('offset', 0, 100_000) }
}

/** The valid picture names in a request to delete. */
const namesIn = (asked: any): string[] =>
  Array.isArray(asked?.prefixes) ? asked.prefixes.map(String).filter((name: string) => PICTURE_NAME.test(name)) : []

const json = (status: number, value: object) =>
  Response.json(value, { status, headers: { 'access-control-allow-origin': '*' } })

/** Refuses in the storage service's format. */
const refusal = (status: number, error: string, message: string) =>
  json(status, { statusCode: String(status), error, message })
