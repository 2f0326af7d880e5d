import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { compressFiles } from '../build/compress.ts'
import { createStaticSite } from '../server/static-site.ts'

const BARE = '.cache/bench-bare'

/**
 * @param page an address of the site
 * @returns its file below dist
 */
export const fileOf = (page: string): string => (page === '/' ? 'index.html' : `${page.slice(1)}.html`)

/**
 * Serves built pages without their scripts, using the site's own server and headers.
 * @param pages addresses
 */
export async function serveBarePages(pages: readonly string[]): Promise<{ origin: string; stop: () => Promise<void> }> {
  await rm(BARE, { recursive: true, force: true })
  await mkdir(BARE, { recursive: true })
  // What keeps the pages' fonts and pictures the same.
  for (const file of ['favicon.svg', 'headers.json', 'plates']) {
    await cp(path.join('dist', file), path.join(BARE, file), { recursive: true })
  }
  await cp('dist/assets', path.join(BARE, 'assets'), {
    recursive: true,
    filter: (file) => file.endsWith('assets') || file.endsWith('.woff2'),
  })
  for (const page of pages) {
    const html = await readFile(path.join('dist', fileOf(page)), 'utf8')
    const file = path.join(BARE, fileOf(page))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, html.replace(/<(script|template)\b[\s\S]*?<\/\1>/g, ''))
  }
  await compressFiles(BARE)
  const site = createStaticSite(BARE)
  const server = createServer((request, response) => site(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
