import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const PRELOAD = /<link rel="modulepreload"[^>]* href="([^"]*)"/g

/**
 * The initial scripts of each page of the built site. Single prompts' pages all start with the same scripts
 * (tests/architecture/built-pages.test.ts), so only the first is listed.
 * @param dist the built site
 */
export function routeScripts(dist: string): { path: string; scripts: string[]; brotliBytes: number }[] {
  const size = (file: string) => {
    const compressed = path.join(dist, `${file}.br`)
    // The build leaves the smallest as they are.
    if (!existsSync(compressed)) return brotliCompressSync(readFileSync(path.join(dist, file))).length
    return statSync(compressed).size
  }
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    // The shell is no page of its own: it starts with the entry alone.
    (file) => file.endsWith('.html') && file !== 'app-shell.html',
  )
  const isPrompt = (file: string) => path.dirname(file) === 'prompts'
  const firstPrompt = pages.sort().find(isPrompt)
  return pages
    .filter((file) => !isPrompt(file) || file === firstPrompt)
    .map((file) => {
      const html = readFileSync(path.join(dist, file), 'utf8')
      const scripts = [...html.matchAll(PRELOAD)].map(([, script = '']) => script)
      if (scripts.length === 0) throw new Error(`${file} does not say what it starts with.`)
      const route = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`
      return {
        path: route === '/index' ? '/' : route,
        scripts,
        brotliBytes: scripts.reduce((sum, script) => sum + size(script), 0),
      }
    })
}
