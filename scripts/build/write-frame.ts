import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Manifest, minifySync } from 'vite'
import { type Frame, FRAME_FILE } from './frame.ts'
import { filesOf } from './manifest.ts'

const STYLESHEET = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/
const SCRIPTS = /<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
const FONT_PRELOAD = /<link rel="preload"[^>]*>/g
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** Takes `index.html` and the manifest of the browser's build out of it, for the renderer. @param dist the built site */
export async function writeFrame(dist: string): Promise<void> {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, '.vite', 'manifest.json'), 'utf8'))
  const [entry = ''] = filesOf(manifest, ['index.html'], () => false)
  const build = path.basename(entry, '.js')
  const { shell, css, href } = await withoutAssets(template.replace('<html', `<html data-build="${build}"`), dist)
  const html = {
    inline: shell.replace('<!--styles-->', () => `<style>${css}</style>`),
    // Where the styles are a file, fonts would take the line from it, and nothing is painted without it.
    linked: shell.replace(FONT_PRELOAD, '').replace('<!--styles-->', `<link rel="stylesheet" href="${href}">`),
  }
  const starter = minify(await readFile('src/starter.js', 'utf8'))
  const frame: Frame = { html, starter, build, entry, manifest }
  await writeFile(FRAME_FILE, JSON.stringify(frame))
  await rm(path.join(dist, '.vite'), { recursive: true })
  await rm(path.join(dist, 'index.html'))
}

/** The template without module scripts, with a placeholder for its stylesheet, and its inline scripts minified. */
async function withoutAssets(template: string, dist: string) {
  const [tag, href] = STYLESHEET.exec(template) ?? []
  if (!tag || !href) throw new Error('The built page has no stylesheet.')
  const shell = template
    .replace(SCRIPTS, '')
    .replace(tag, '<!--styles-->')
    .replace(INLINE_SCRIPT, (_, code: string) => `<script>${minify(code)}</script>`)
    .replace(/>\s+</g, '><')
  return { shell, href, css: (await readFile(path.join(dist, href), 'utf8')).trim() }
}

function minify(code: string) {
  const { code: result, errors } = minifySync('inline.js', code)
  if (errors[0]) throw new Error(`An inline script does not parse: ${errors[0].message}`)
  return result.trim()
}
