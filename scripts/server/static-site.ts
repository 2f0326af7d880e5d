import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType, mimes } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { createAnswers } from '../hosting/answer-request.ts'
import { type ArticleSettings, slugOfPath } from '../hosting/article/answer-article.ts'
import type { Backend } from '../hosting/article/find-article.ts'
import {
  ASKED_ABOUT,
  HASHED_FILES,
  HTTPS_HEADERS,
  HTTPS_POLICY,
  KEPT_FOR_EVER,
  PAGE_HEADERS,
  SECURITY_HEADERS,
  SERVER_FILES,
  SHELL,
  SITE_CONTENT,
} from '../hosting/rules.ts'
import { createSharePictures, type DrawPicture } from './share-pictures.ts'
import { watchRemoved } from './removed-articles.ts'

/** A file of the built site. */
interface File {
  /** where it lies on the disk */
  readonly path: string
  readonly type: string
  readonly etag: string
  readonly bytes: number
}

/** From best to worst: the encodings in which files are sent. */
const ENCODINGS = {
  br: {
    ending: '.br',
    // Level 5 takes some 5 ms for a page; level 11 takes 250 ms and saves a tenth.
    compress: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  },
  gzip: { ending: '.gz', compress: (body: Buffer) => promisify(gzip)(body) },
}
type Encoding = keyof typeof ENCODINGS

/** What is asked for often is kept compressed in memory, up to this size in all. */
const COMPRESSED_BYTES = 48 * 1024 * 1024
/** Larger files are sent as they are, unless the build has compressed them. */
const MOST_COMPRESSED_BYTES = 8 * 1024 * 1024
/** Smaller ones gain nothing. */
const LEAST_COMPRESSED_BYTES = 1024
const IS_TEXT = /^text\/|\b(?:javascript|json|xml|wasm|manifest)\b|svg/

const TYPES = {
  ...mimes,
  ...{ aff: 'text/plain; charset=utf-8', dic: 'text/plain; charset=utf-8', md: 'text/markdown; charset=utf-8' },
  // An editor's file.
  ts: 'text/javascript; charset=utf-8',
}

/** What our own server makes when it is asked for, in place of the build. */
export interface OnRequest {
  /** Writes the page of a path into the built site. @returns false if there is no such page */
  writePage(pathname: string): Promise<boolean>
}

export interface StaticSiteOptions {
  /** where the articles are, if not the backend that the site was built for */
  readonly backend?: Backend | undefined
  /** draws pictures for shared links that the build has not drawn; without it they go under the blog's */
  readonly draw?: DrawPicture | undefined
  readonly onRequest?: OnRequest | undefined
}

/**
 * Serves the built site over HTTP like a static host with clean addresses, and answers as the hosts' functions do.
 * @param dist folder of the built site
 */
export function createStaticSite(dist: string, { backend, draw, onRequest }: StaticSiteOptions = {}): RequestListener {
  const built = readJson<ArticleSettings>(dist, 'articles.json', { site: { name: '', url: '' } })
  const articles = { ...built, ...(backend && { backend }), drawsPictures: draw !== undefined }
  const host = createHost(dist, onRequest)
  const answer = createAnswers(articles)
  const pictureAt = draw && createSharePictures(draw, articles, readJson(dist, SITE_CONTENT, { pages: [] }))
  const isRemoved = watchRemoved(articles.backend)

  const app = new Hono()
  app.use(compress({ encoding: 'gzip' }), etag())
  app.get('*', async ({ req }) => {
    const url = addressOf(req.raw)
    const request = new Request(url, { headers: req.raw.headers, method: req.raw.method })
    const given = await host(request)
    const slug = given.status === 200 ? slugOfPath(url.pathname) : undefined
    const pathname = decode(url.pathname)
    if (given.status === 404 && pathname !== undefined && pictureAt) {
      const png = await pictureAt(pathname).catch(() => undefined)
      const headers = { ...headersOf(url), 'content-type': 'image/png', 'cache-control': ASKED_ABOUT }
      if (png) return new Response(new Uint8Array(png), { headers })
    }
    return answer(request, {
      next: async () => (slug !== undefined && isRemoved(slug) ? new Response(null, { status: 404 }) : given),
      file: (address) => host(new Request(new URL(address, url)), true),
    })
  })
  app.all('*', ({ req: { raw } }) =>
    plain(405, 'Method not allowed', { ...headersOf(addressOf(raw)), allow: 'GET, HEAD' }),
  )
  // Checks of health by HTTP/1.0 name no host.
  return getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname: 'localhost' })
}

/**
 * The address that a visitor asked for: over https where the proxy in front says so. Forging its header affects only the
 * sender's own answer.
 */
function addressOf({ url, headers }: Request): URL {
  const address = new URL(url)
  address.username = address.password = '' // which no Request may have
  if (/^https(?:$|[\s,])/i.test(headers.get('x-forwarded-proto') ?? '')) address.protocol = 'https:'
  return address
}

/** The headers of every answer. */
const headersOf = ({ protocol }: URL) => ({ ...SECURITY_HEADERS, ...(protocol === 'https:' && HTTPS_HEADERS) })

/**
 * Gives what the build wrote, as a static host does.
 * @returns a function from a request to its answer; `isInside` also gives what is for servers alone
 */
function createHost(dist: string, onRequest?: OnRequest): (request: Request, isInside?: boolean) => Promise<Response> {
  const policy = readJson<Record<string, string>>(dist, 'headers.json', {})
  const overHttps = Object.fromEntries(
    Object.entries(policy).map(([name, value]) => [name, `${value}; ${HTTPS_POLICY}`]),
  )
  const moved = new Map(Object.entries(readJson<Record<string, string>>(dist, 'moved-prompts.json', {})))
  const send = createSender()

  const fileOf = async (pathname: string) => {
    const names = pathname === '/' ? ['/index.html'] : [`${pathname}.html`, `${pathname}/index.html`, pathname]
    for (const name of names) {
      const file = await findFile(dist, name)
      if (file) return file
    }
    return (await onRequest?.writePage(pathname)) ? findFile(dist, `${pathname}.html`) : undefined
  }

  return async (request, isInside = false) => {
    const url = new URL(request.url)
    const { pathname: rawPath, search } = url
    const headers = headersOf(url)
    const ofPages = { ...headers, 'Cache-Control': ASKED_ABOUT, ...(url.protocol === 'https:' ? overHttps : policy) }
    const page = (file: File | undefined, status: number, own: Record<string, string> = {}) =>
      file ? send(request, file, status, { ...ofPages, ...own }) : plain(status, 'Not found', headers)
    const notFound = async () => page(await findFile(dist, '/404.html'), 404)
    const redirect = (status: number, to: string) => plain(status, 'Moved', { ...headers, location: to + search })

    const pathname = decode(rawPath)
    if (pathname === undefined) return notFound()
    if (pathname.startsWith(HASHED_FILES)) {
      const asset = await findFile(dist, pathname)
      if (!asset) return plain(404, 'Not found', headers)
      return send(request, asset, 200, { ...headers, 'cache-control': KEPT_FOR_EVER })
    }
    const clean = cleanPath(rawPath)
    if (clean !== undefined) return redirect(308, clean)
    const movedTo = moved.get(pathname)
    if (movedTo !== undefined) return redirect(301, movedTo)
    const isForServers = pathname === `/${SHELL}` || SERVER_FILES.includes(pathname.slice(1))
    if (pathname === '/404' || (isForServers && !isInside)) return notFound()
    const file = await fileOf(pathname)
    if (!file) return notFound()
    if (file.type.startsWith('text/html')) return page(file, 200, PAGE_HEADERS[pathname])
    return send(request, file, 200, { ...headers, 'cache-control': ASKED_ABOUT })
  }
}

/** @param name path in the built site, without dot segments; what begins with a dot is not for visitors */
async function findFile(dist: string, name: string): Promise<File | undefined> {
  if (/\/\.(?!well-known\/)|\.(?:br|gz)$/.test(name)) return undefined
  const file = path.join(dist, name)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const type = getMimeType(name, TYPES) ?? 'application/octet-stream'
  return { path: file, type, etag: `${found.mtimeMs.toString(36)}-${found.size.toString(36)}`, bytes: found.size }
}

/** The decoded path of an address; undefined for what no file can be named. */
function decode(rawPath: string) {
  try {
    const pathname = decodeURIComponent(rawPath).normalize()
    // Control characters, backslashes, dot segments, and what a browser would read as another site's address.
    const isOdd = /[\p{Cc}\\]|(^|\/)\.\.?(\/|$)|^\/\/|^[^/]/u.test(pathname)
    return isOdd ? undefined : pathname
  } catch {
    return undefined // such as %E0%A4%A
  }
}

/**
 * The canonical path of a page, if it differs.
 * @param rawPath begins with exactly one slash, so that the result cannot name another site
 */
function cleanPath(rawPath: string): string | undefined {
  if (rawPath === '/') return undefined
  const clean = rawPath.replace(/(\/index)?\.html$/, '').replace(/(?<!\/)\/+$/, '') || '/'
  return clean === rawPath ? undefined : clean
}

/** Sends files in the best form that a browser takes (RFC 9110, 12.5.3). */
function createSender() {
  const compressed = new LRUCache<string, Buffer>({
    maxSize: COMPRESSED_BYTES,
    sizeCalculation: ({ length }) => length,
  })

  /** The file in an encoding: as the build compressed it, or compressed now. */
  async function encoded(
    { path: file, etag: tag, bytes, type }: File,
    encoding: Encoding,
  ): Promise<Buffer | undefined> {
    const key = `${file} ${tag} ${encoding}`
    const known = compressed.get(key)
    if (known) return known
    if (!IS_TEXT.test(type)) return undefined
    const { ending, compress: compressWith } = ENCODINGS[encoding]
    const ready = await readFile(file + ending).catch(() => undefined)
    if (!ready && (bytes < LEAST_COMPRESSED_BYTES || bytes > MOST_COMPRESSED_BYTES)) return undefined
    const body = ready ?? (await compressWith(await readFile(file)))
    compressed.set(key, body)
    return body
  }

  return async (
    { headers: asked, method }: Request,
    file: File,
    status: number,
    headers: object,
  ): Promise<Response> => {
    const accepted = parseAccept(asked.get('accept-encoding')?.toLowerCase() ?? '')
    const weights = new Map(accepted.map(({ type, q }) => [type, q]))
    const encoding = (Object.keys(ENCODINGS) as Encoding[]).find(
      (name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0,
    )
    const body = encoding && (await encoded(file, encoding))
    const tag = body ? `"${file.etag}-${encoding}"` : `"${file.etag}"`
    const all = {
      ...headers,
      ...(IS_TEXT.test(file.type) && { vary: 'Accept-Encoding' }),
      ...(body && encoding && { 'content-encoding': encoding }),
      etag: tag,
      'content-type': file.type,
      'content-length': String(body ? body.length : file.bytes),
    }
    if (status === 200 && asked.get('if-none-match')?.includes(tag)) {
      const { 'content-length': _length, 'content-type': _type, ...kept } = all
      return new Response(null, { status: 304, headers: kept })
    }
    // Read from the disk as the browser takes it, and not at all where nobody reads it.
    const whole = () => Readable.toWeb(createReadStream(file.path)) as ReadableStream<Uint8Array>
    return new Response(method === 'HEAD' ? null : body ? new Uint8Array(body) : whole(), { status, headers: all })
  }
}

const plain = (status: number, text: string, headers: Record<string, string>) =>
  new Response(text, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(text)),
    },
  })

function readJson<T>(dist: string, name: string, otherwise: T): T {
  const file = path.join(dist, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise
}
