import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const STARTER = /<script data-entry="([^"]*)" data-preload="([^"]*)">/

/**
 * The scripts that each page of the built site starts with.
 * @param dist the built site
 */
export function routeScripts(dist: string): { path: string; scripts: string[]; brotliBytes: number }[] {
  const sizes = new Map<string, number>()
  const size = (file: string) => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(dist, file))).length
    sizes.set(file, known)
    return known
  }
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    // The shell is no page of its own: it starts with the entry alone.
    (file) => file.endsWith('.html') && file !== 'app-shell.html',
  )
  return pages.sort().map((file) => {
    const [, entry, preload = ''] = STARTER.exec(readFileSync(path.join(dist, file), 'utf8')) ?? []
    if (!entry) throw new Error(`${file} does not say what it starts with.`)
    const scripts = [entry, ...preload.split(' ').filter(Boolean)]
    const route = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`
    return {
      path: route === '/index' ? '/' : route,
      scripts,
      brotliBytes: scripts.reduce((sum, script) => sum + size(script), 0),
    }
  })
}
