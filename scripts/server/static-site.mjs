import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ASKED_ABOUT, HASHED_FILES, KEPT_FOR_EVER, SERVER_FILES, SHELL, SHELL_PATHS } from '../hosting/rules.mjs'
import { contentType } from './content-types.mjs'
import { pickEncoding } from './encoding.mjs'
import { cameOverHttps, readSiteHeaders } from './headers.mjs'

/**
 * The built site over HTTP, as a static host with clean addresses serves it.
 *
 * All files are held in memory: no request reaches the file system, so no path can lead out of the folder, and a new
 * build beside a running server neither mixes with the old one nor breaks it.
 *
 * @typedef {object} File
 * @property {string} type
 * @property {string} etag
 * @property {Map<string, Buffer>} bodies by content encoding; `identity` is always there
 *
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 */

const LONGEST_ADDRESS = 8192

/**
 * @param {string} dist folder of the built site
 * @returns {(req: Request, res: Response) => void}
 */
export function createStaticSite(dist) {
  const files = readFiles(dist)
  const headers = readSiteHeaders(dist)
  const notFound = files.get('/404.html')
  const shell = files.get(`/${SHELL}.html`)

  return (req, res) => {
    for (const [name, value] of Object.entries(headersFor(req).all)) res.setHeader(name, value)
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD')
      return plain(req, res, 405, 'Method not allowed')
    }
    const raw = req.url ?? '/'
    if (raw.length > LONGEST_ADDRESS) return plain(req, res, 400, 'The address is too long')
    const [rawPath = '/', ...query] = raw.split('?')
    const pathname = decode(rawPath)
    if (pathname === undefined) return page(req, res, notFound, 404)

    if (pathname.startsWith(HASHED_FILES)) {
      const asset = files.get(pathname)
      return asset ? send(req, res, asset, 200, { 'cache-control': KEPT_FOR_EVER }) : plain(req, res, 404, 'Not found')
    }
    const redirect = cleanPath(rawPath)
    if (redirect !== undefined) {
      res.setHeader('location', redirect + (query.length > 0 ? `?${query.join('?')}` : ''))
      return plain(req, res, 308, 'Moved')
    }
    const file = fileOf(pathname)
    if (!file || file === notFound) {
      return SHELL_PATHS.test(pathname) && shell ? page(req, res, shell, 200) : page(req, res, notFound, 404)
    }
    // The shell is not a page of its own: asked for by name it is unknown.
    if (file === shell) return page(req, res, notFound, 404)
    if (isPage(file)) return page(req, res, file, 200)
    return send(req, res, file, 200, { 'cache-control': ASKED_ABOUT })
  }

  /** @param {string} pathname */
  function fileOf(pathname) {
    if (pathname === '/') return files.get('/index.html')
    return files.get(`${pathname}.html`) ?? files.get(`${pathname}/index.html`) ?? files.get(pathname)
  }

  /**
   * @param {Request} req
   * @param {Response} res
   * @param {File | undefined} file
   * @param {number} status
   */
  function page(req, res, file, status) {
    if (!file) return plain(req, res, status, 'Not found')
    send(req, res, file, status, { 'cache-control': ASKED_ABOUT, ...headersFor(req).page })
  }

  /** @param {Request} req */
  function headersFor(req) {
    return cameOverHttps(req) ? headers.overHttps : headers.plain
  }
}

/**
 * The decoded path of an address; undefined for what no file can be named.
 * @param {string} rawPath
 */
function decode(rawPath) {
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
 * Where a page stands, if not here: one page, one address.
 * @param {string} rawPath begins with exactly one slash, so that the result cannot name another site
 * @returns {string | undefined}
 */
function cleanPath(rawPath) {
  if (rawPath === '/') return undefined
  const clean = rawPath.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
  return clean === rawPath ? undefined : clean
}

/** @param {File} file */
const isPage = (file) => file.type.startsWith('text/html')

/**
 * @param {Request} req
 * @param {Response} res
 * @param {File} file
 * @param {number} status
 * @param {Record<string, string>} headers
 */
function send(req, res, file, status, headers) {
  const encoding = pickEncoding(req.headers['accept-encoding'], file.bodies)
  const etag = encoding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${encoding}"`
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  if (file.bodies.size > 1) res.setHeader('vary', 'Accept-Encoding')
  res.setHeader('etag', etag)
  const known = req.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (status === 200 && (known?.includes(etag) || known?.includes('*'))) {
    res.writeHead(304)
    return void res.end()
  }
  const body = /** @type {Buffer} */ (file.bodies.get(encoding))
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding)
  res.writeHead(status, { 'content-type': file.type, 'content-length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}

/**
 * @param {Request} req
 * @param {Response} res
 * @param {number} status
 * @param {string} text
 */
function plain(req, res, status, text) {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-length': Buffer.byteLength(text) }
  res.writeHead(status, { ...headers, 'cache-control': 'no-store' })
  res.end(req.method === 'HEAD' ? undefined : text)
}

/**
 * @param {string} dist
 * @returns {Map<string, File>} by path
 */
function readFiles(dist) {
  const encodings = /** @type {const} */ ({ '.br': 'br', '.gz': 'gzip' })
  /** @type {Map<string, File>} */
  const files = new Map()
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name) && !SERVER_FILES.includes(name))
  const all = new Set(names)
  for (const name of names) {
    const original = name.replace(/\.(br|gz)$/, '')
    if (original !== name && all.has(original)) continue // a compressed form of another file
    const body = readFileSync(path.join(dist, name))
    const bodies = new Map([['identity', body]])
    for (const [ending, encoding] of Object.entries(encodings)) {
      if (all.has(name + ending)) bodies.set(encoding, readFileSync(path.join(dist, name + ending)))
    }
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    files.set(`/${name.normalize()}`, { type: contentType(name), etag, bodies })
  }
  return files
}
