import type { IncomingMessage as Request, ServerResponse as Response } from 'node:http'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { FRESH_HEADER } from '../../supabase/functions/_shared/contracts/blog.ts'
import { answerArticle, slugOfPath } from '../hosting/article/answer-article.ts'
import type { Backend } from '../hosting/article/find-article.ts'
import { createFreshFeeds } from '../hosting/article/fresh-feeds.ts'
import { FEEDS } from '../hosting/feeds.ts'
import { answerPrompt, asksForPrompt, type PromptPage } from '../hosting/prompt/answer-prompt.ts'
import {
  ASKED_ABOUT,
  HASHED_FILES,
  KEPT_FOR_EVER,
  PAGE_HEADERS,
  SERVER_FILES,
  SHELL,
  SHELL_PATHS,
  SITE_CONTENT,
} from '../hosting/rules.ts'
import { promptPath, slugOfPath as slugOfPrompt } from '../../src/lib/prompt-path.ts'
import { createArticlePictures, type DrawPicture, isArticlePicture } from './article-pictures.ts'
import { readArticleSettings, watchRemoved } from './articles.ts'
import { contentType } from './content-types.ts'
import { pickEncoding } from './encoding.ts'
import { cameOverHttps, readSiteHeaders } from './headers.ts'

/**
 * Serves the built site over HTTP like a static host with clean addresses.
 *
 * All files are held in memory. So no path can lead out of the folder, and a new build beside a running server neither
 * mixes with the old one nor breaks it.
 */
export interface File {
  type: string
  etag: string
  /** by content encoding; `identity` is always there */
  bodies: Map<string, Buffer>
}

const LONGEST_ADDRESS = 8192

/**
 * @param dist folder of the built site
 * @param backend where the articles are, if not the one the site was built for
 * @param draw draws pictures for articles that are newer than the build; without it they go under the blog's
 */
export function createStaticSite(
  dist: string,
  backend?: Backend,
  draw?: DrawPicture,
): (req: Request, res: Response) => void {
  const files = readFiles(dist)
  const articles = { ...readArticleSettings(dist, backend), drawsPictures: draw !== undefined }
  const pictureAt = draw && createArticlePictures(draw, articles)
  const isRemoved = watchRemoved(articles.backend)
  const content = readSiteContent(dist)
  const freshFeed = createFreshFeeds(articles.backend, async () => content && JSON.parse(content))
  const feedFiles = new Map<string, File>()
  const headers = readSiteHeaders(dist)
  const movedPrompts = readMovedPrompts(dist)
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
    if (asksForPrompt(pathname)) return void promptInAnotherForm(req, res, raw)
    const movedTo = movedPrompts.get(pathname)
    if (movedTo !== undefined) {
      res.setHeader('location', movedTo + (query.length > 0 ? `?${query.join('?')}` : ''))
      return plain(req, res, 301, 'Moved')
    }
    if (Object.hasOwn(FEEDS, pathname)) return void feed(req, res, pathname)
    const slug = slugOfPath(rawPath)
    const built = fileOf(pathname)
    const file = built && slug !== undefined && isRemoved(slug) ? undefined : built
    if (!file || file === notFound) {
      // The build has drawn what its own articles name.
      if (pictureAt && isArticlePicture(pathname) && !fileOf(pathname.replace(/^\/og|\.png$/g, '')))
        return void picture(req, res, pictureAt(pathname))
      if (!shell || !SHELL_PATHS.test(pathname)) return page(req, res, notFound, 404)
      return slug === undefined ? page(req, res, shell, 200) : void article(req, res, slug, shell)
    }
    // The shell is not a page of its own, so its name gives a 404.
    if (file === shell) return page(req, res, notFound, 404)
    if (isPage(file)) return page(req, res, file, 200, PAGE_HEADERS[pathname])
    return send(req, res, file, 200, { 'cache-control': ASKED_ABOUT })
  }

  function fileOf(pathname: string) {
    if (pathname === '/') return files.get('/index.html')
    return files.get(`${pathname}.html`) ?? files.get(`${pathname}/index.html`) ?? files.get(pathname)
  }

  function page(req: Request, res: Response, file: File | undefined, status: number, own: Record<string, string> = {}) {
    if (!file) return plain(req, res, status, 'Not found')
    send(req, res, file, status, { 'Cache-Control': ASKED_ABOUT, ...headersFor(req).page, ...own })
  }

  /** An article that has no file of its own. */
  async function article(req: Request, res: Response, slug: string, { bodies }: File) {
    const answer = await answerArticle(slug, String(bodies.get('identity')), articles)
    if (answer.status === 301) {
      const [, query] = (req.url ?? '').split(/\?(.*)/s)
      res.setHeader('location', answer.location + (query === undefined ? '' : `?${query}`))
      return plain(req, res, 301, 'Moved')
    }
    page(req, res, toFile(`${slug}.html`, Buffer.from(answer.html)), answer.status)
  }

  /** The picture of such an article. */
  async function picture(req: Request, res: Response, drawn: Promise<Buffer | undefined>) {
    const png = await drawn.catch(() => undefined)
    if (!png) return page(req, res, notFound, 404)
    send(req, res, toFile('article.png', png), 200, { 'cache-control': ASKED_ABOUT })
  }

  /** Answers with a feed that includes articles newer than the build. */
  async function feed(req: Request, res: Response, pathname: string) {
    const built = files.get(pathname)
    const fresh = await freshFeed(pathname)
    const file = fresh === undefined ? built : feedFile(pathname, fresh)
    if (!file) return page(req, res, notFound, 404)
    send(req, res, file, 200, { 'cache-control': ASKED_ABOUT, ...(fresh !== undefined && { [FRESH_HEADER]: 'yes' }) })
  }

  function feedFile(pathname: string, text: string): File {
    const made = toFile(pathname, Buffer.from(text))
    const known = feedFiles.get(pathname)
    if (known?.etag === made.etag) return known
    made.bodies.set('gzip', gzipSync(text))
    feedFiles.set(pathname, made)
    return made
  }

  /** A prompt for a frame or for programs. */
  async function promptInAnotherForm(req: Request, res: Response, address: string) {
    const answer = await answerPrompt(new URL(address, 'http://localhost'), articles.site, pageOfPrompt)
    if (!answer) return page(req, res, notFound, 404)
    if (answer.isFramed) res.removeHeader('x-frame-options')
    const { etag, bodies } = toFile('', Buffer.from(answer.body))
    send(req, res, { type: answer.type, etag, bodies }, answer.status, answer.headers)
  }

  async function pageOfPrompt(slug: string): Promise<PromptPage> {
    const movedTo = movedPrompts.get(promptPath(slug))
    if (movedTo !== undefined) return { movedTo: slugOfPrompt(movedTo) }
    const body = files.get(`${promptPath(slug)}.html`)?.bodies.get('identity')
    return body && { html: String(body) }
  }

  function headersFor(req: Request) {
    return cameOverHttps(req) ? headers.overHttps : headers.plain
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
  const clean = rawPath.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
  return clean === rawPath ? undefined : clean
}

const isPage = (file: File) => file.type.startsWith('text/html')

function send(req: Request, res: Response, file: File, status: number, headers: Record<string, string>) {
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
  const body = file.bodies.get(encoding) as Buffer
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding)
  res.writeHead(status, { 'content-type': file.type, 'content-length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}

function plain(req: Request, res: Response, status: number, text: string) {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'content-length': Buffer.byteLength(text) }
  res.writeHead(status, { ...headers, 'cache-control': 'no-store' })
  res.end(req.method === 'HEAD' ? undefined : text)
}

/** Former paths of prompts, each with its current one. */
function readMovedPrompts(dist: string): ReadonlyMap<string, string> {
  const file = path.join(dist, 'moved-prompts.json')
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [])
}

/** Read at the start like all files, so that a new build does not mix with the running server. */
function readSiteContent(dist: string): string | undefined {
  const file = path.join(dist, SITE_CONTENT)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** @returns by path */
function readFiles(dist: string): Map<string, File> {
  const encodings = { '.br': 'br', '.gz': 'gzip' } as const
  const files: Map<string, File> = new Map()
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !/(^|\/)\.(?!well-known\/)/.test(name) && !SERVER_FILES.includes(name.replace(/\.(br|gz)$/, '')))
  const all = new Set(names)
  for (const name of names) {
    const original = name.replace(/\.(br|gz)$/, '')
    if (original !== name && all.has(original)) continue // a compressed form of another file
    const body = readFileSync(path.join(dist, name))
    const bodies = new Map([['identity', body]])
    for (const [ending, encoding] of Object.entries(encodings)) {
      if (all.has(name + ending)) bodies.set(encoding, readFileSync(path.join(dist, name + ending)))
    }
    files.set(`/${name.normalize()}`, { ...toFile(name, body), bodies })
  }
  return files
}

function toFile(name: string, body: Buffer): File {
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  return { type: contentType(name), etag, bodies: new Map([['identity', body]]) }
}
