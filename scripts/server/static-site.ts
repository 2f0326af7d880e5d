import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType, mimes } from 'hono/utils/mime'
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
import { createArticlePictures, type DrawPicture, isArticlePicture } from './article-pictures.ts'
import { watchRemoved } from './removed-articles.ts'

interface File {
  type: string
  etag: string
  /** by content encoding; `identity` is always there */
  bodies: Map<string, Buffer<ArrayBuffer>>
}

/** From best to worst: the encodings that the build makes. */
const ENCODINGS = { br: '.br', gzip: '.gz' }
const TYPES = {
  ...mimes,
  ...{ aff: 'text/plain; charset=utf-8', dic: 'text/plain; charset=utf-8', md: 'text/markdown; charset=utf-8' },
  // An editor's file.
  ts: 'text/javascript; charset=utf-8',
}

/**
 * Serves the built site over HTTP like a static host with clean addresses, and answers as the hosts' functions do.
 * @param dist folder of the built site
 * @param backend where the articles are, if not the one the site was built for
 * @param draw draws pictures for articles that are newer than the build; without it they go under the blog's
 */
export function createStaticSite(dist: string, backend?: Backend, draw?: DrawPicture): RequestListener {
  const built = readJson<ArticleSettings>(dist, 'articles.json', { site: { name: '', url: '' } })
  const articles = { ...built, ...(backend && { backend }), drawsPictures: draw !== undefined }
  const host = createHost(dist)
  const answer = createAnswers(articles)
  const pictureAt = draw && createArticlePictures(draw, articles)
  const isRemoved = watchRemoved(articles.backend)

  const app = new Hono()
  app.use(compress({ encoding: 'gzip' }), etag())
  app.get('*', async ({ req }) => {
    const url = addressOf(req.raw)
    const request = new Request(url, { headers: req.raw.headers })
    const given = host(request)
    const slug = given.status === 200 ? slugOfPath(url.pathname) : undefined
    const pathname = decode(url.pathname)
    if (pictureAt && given.status === 404 && pathname !== undefined && isArticlePicture(pathname)) {
      // The build has drawn what its own articles name.
      const isBuilt = host(new Request(new URL(pathname.replace(/^\/og|\.png$/g, ''), url))).ok
      const png = isBuilt ? undefined : await pictureAt(pathname).catch(() => undefined)
      const headers = { ...headersOf(url), 'content-type': 'image/png', 'cache-control': ASKED_ABOUT }
      if (png) return new Response(new Uint8Array(png), { headers })
    }
    return answer(request, {
      next: async () => (slug !== undefined && isRemoved(slug) ? new Response(null, { status: 404 }) : given),
      file: async (address) => host(new Request(new URL(address, url)), true),
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
 *
 * All files are held in memory. So no path can lead out of the folder, and a new build beside a running server neither
 * mixes with the old one nor breaks it.
 * @returns a function from a request to its answer; `isInside` also gives what is for servers alone
 */
function createHost(dist: string): (request: Request, isInside?: boolean) => Response {
  const files = readFiles(dist)
  const policy = readJson<Record<string, string>>(dist, 'headers.json', {})
  const overHttps = Object.fromEntries(
    Object.entries(policy).map(([name, value]) => [name, `${value}; ${HTTPS_POLICY}`]),
  )
  const moved = new Map(Object.entries(readJson<Record<string, string>>(dist, 'moved-prompts.json', {})))
  const notFound = files.get('/404.html')
  const shell = files.get(`/${SHELL}.html`)

  const fileOf = (pathname: string) =>
    pathname === '/'
      ? files.get('/index.html')
      : (files.get(`${pathname}.html`) ?? files.get(`${pathname}/index.html`) ?? files.get(pathname))

  return (request, isInside = false) => {
    const url = new URL(request.url)
    const { pathname: rawPath, search } = url
    const headers = headersOf(url)
    const ofPages = { ...headers, 'Cache-Control': ASKED_ABOUT, ...(url.protocol === 'https:' ? overHttps : policy) }
    const page = (file: File | undefined, status: number, own: Record<string, string> = {}) =>
      file ? send(request, file, status, { ...ofPages, ...own }) : plain(status, 'Not found', headers)
    const redirect = (status: number, to: string) => plain(status, 'Moved', { ...headers, location: to + search })

    const pathname = decode(rawPath)
    if (pathname === undefined) return page(notFound, 404)
    if (pathname.startsWith(HASHED_FILES)) {
      const asset = files.get(pathname)
      if (!asset) return plain(404, 'Not found', headers)
      return send(request, asset, 200, { ...headers, 'cache-control': KEPT_FOR_EVER })
    }
    const clean = cleanPath(rawPath)
    if (clean !== undefined) return redirect(308, clean)
    const movedTo = moved.get(pathname)
    if (movedTo !== undefined) return redirect(301, movedTo)
    const file = fileOf(pathname)
    const isForServers = file === shell || pathname === `/${SITE_CONTENT}`
    if (!file || file === notFound || (isForServers && !isInside)) return page(notFound, 404)
    if (file.type.startsWith('text/html')) return page(file, 200, PAGE_HEADERS[pathname])
    return send(request, file, 200, { ...headers, 'cache-control': ASKED_ABOUT })
  }
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

/** A file in the best form that a browser takes (RFC 9110, 12.5.3). */
function send(
  { headers: asked }: Request,
  { type, etag: tag, bodies }: File,
  status: number,
  headers: object,
): Response {
  const accepted = parseAccept(asked.get('accept-encoding')?.toLowerCase() ?? '')
  const weights = new Map(accepted.map(({ type: name, q }) => [name, q]))
  const encoding = Object.keys(ENCODINGS).find(
    (name) => bodies.has(name) && (weights.get(name) ?? weights.get('*') ?? 0) > 0,
  )
  const body = bodies.get(encoding ?? 'identity') ?? Buffer.alloc(0)
  return new Response(streamOf(body), {
    status,
    headers: {
      ...headers,
      ...(bodies.size > 1 && { vary: 'Accept-Encoding' }),
      ...(encoding && { 'content-encoding': encoding }),
      etag: encoding ? `"${tag}-${encoding}"` : `"${tag}"`,
      'content-type': type,
      'content-length': String(body.length),
    },
  })
}

const SLICE_BYTES = 64 * 1024

/** A file's bytes in slices as they are read: `Response` would copy them whole, for HEAD and slow readers, too. */
function streamOf(body: Buffer): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at < body.length) controller.enqueue(body.subarray(at, (at += SLICE_BYTES)))
      if (at >= body.length) controller.close()
    },
  })
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

/** @returns by path */
function readFiles(dist: string): Map<string, File> {
  const files: Map<string, File> = new Map()
  const hidden = SERVER_FILES.filter((name) => name !== SITE_CONTENT)
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name) && !hidden.includes(name.replace(/\.(br|gz)$/, '')))
  const all = new Set(names)
  for (const name of names) {
    const original = name.replace(/\.(br|gz)$/, '')
    if (original !== name && all.has(original)) continue // a compressed form of another file
    const body = readFileSync(path.join(dist, name))
    const bodies = new Map([['identity', body]])
    for (const [encoding, ending] of Object.entries(ENCODINGS)) {
      if (all.has(name + ending)) bodies.set(encoding, readFileSync(path.join(dist, name + ending)))
    }
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    files.set(`/${name.normalize()}`, {
      type: getMimeType(name, TYPES) ?? 'application/octet-stream',
      etag: hash,
      bodies,
    })
  }
  return files
}
