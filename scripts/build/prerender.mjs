import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { minifySync } from 'vite'
import { writeMachineFiles } from './machine-files.mjs'
import { drawIcons, drawSocialImages } from './social-images.mjs'

// React writes the head tags ahead of the page's own markup.
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/
const STYLESHEET = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/g
const SCRIPTS = /<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/**
 * Renders every public page of the built site to a file of its own, the not-found page to `404.html`.
 * A page carries its styles and starts its scripts after the paint (src/inline/boot.js).
 * @param {{ dist: string, renderer: string }} options the built site, and the built `src/entry-server.tsx`
 * @returns {Promise<number>} how many pages were written
 * @throws Error where a page has no title, hides part of itself, or names a chunk that was not built
 */
export async function prerender({ dist, renderer }) {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'))
  const { render, PAGES, SITE } = await import(pathToFileURL(path.resolve(renderer)).href)
  const shell = await inlineStyles(template, dist)
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const boot = minify(await readFile('src/inline/boot.js', 'utf8'))

  const write = async (url, file, stamp) => {
    const { html, isFound, files } = await render(url)
    if (isFound === (stamp === '*')) throw new Error(`${url} has no route of its own.`)
    const head = HEAD_TAGS.exec(html)?.[0] ?? ''
    const body = html.slice(head.length)
    if (!head.includes('<title')) throw new Error(`${url} has no title.`)
    if (/<(title|meta)\b/.test(body)) throw new Error(`${url} has a head tag inside its body.`)
    if (body.includes('<div hidden id="S:')) throw new Error(`${url} hides part of itself until a script runs.`)
    const preload = chunksOf(manifest, [entry.src, ...files]).filter((chunk) => chunk !== entry.file)
    const data = JSON.stringify({ entry: `/${entry.file}`, preload: preload.map((chunk) => `/${chunk}`) })
    const page = shell
      .replace('<!--app-head-->', () => head)
      .replace('<div id="root"><!--app-html--></div>', () => `<div id="root" data-prerendered="${stamp}">${body}</div>`)
      .replace(
        '</body>',
        () => `<script type="application/json" id="boot">${data}</script><script>${boot}</script></body>`,
      )
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, page)
    return {
      title: textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/, body),
      description: textOf(/<meta name="description" content="([^"]*)"/, head),
    }
  }

  // One after the other: the rendered pages share React's module state, and order keeps the output the same.
  const canonical = []
  for (const { path: url, canonical: other, added } of PAGES) {
    const about = await write(url, path.join(dist, url === '/' ? 'index.html' : `${url}.html`), url)
    if (!other) canonical.push({ path: url, added, ...about })
  }
  await write('/404', path.join(dist, '404.html'), '*')
  await writeFile(path.join(dist, 'headers.json'), JSON.stringify(await contentSecurityPolicy(dist), null, 2))
  await writeMachineFiles(dist, SITE, canonical)
  await drawSocialImages(canonical, { dist, siteName: SITE.name })
  await drawIcons(dist)
  return PAGES.length + 1
}

/** The template with its stylesheet inside, its module scripts taken out, its inline scripts small. */
async function inlineStyles(template, dist) {
  let html = template.replace(SCRIPTS, '')
  for (const [tag, href] of template.matchAll(STYLESHEET)) {
    const css = await readFile(path.join(dist, href), 'utf8')
    html = html.replace(tag, () => `<style>${css.trim()}</style>`)
    await rm(path.join(dist, href))
  }
  return html.replace(INLINE_SCRIPT, (_, code) => `<script>${minify(code)}</script>`).replace(/>\s+</g, '><')
}

/** The text of a pattern's group, without tags, its entities resolved. */
function textOf(pattern, html) {
  const [, found = ''] = pattern.exec(html) ?? []
  const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
  return found
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity])
    .trim()
}

function minify(code) {
  const { code: result, errors } = minifySync('inline.js', code)
  if (errors?.length) throw new Error(`An inline script does not parse: ${errors[0].message}`)
  return result.trim()
}

/** The built files of source modules and of all that they import, in order. */
function chunksOf(manifest, sources) {
  const files = new Set()
  const add = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`No chunk was built for ${key}: see the files of its route.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const source of sources) add(source)
  return [...files]
}

/** The policy of every page, with the hashes of the inline scripts. */
async function contentSecurityPolicy(dist) {
  const page = await readFile(path.join(dist, '404.html'), 'utf8')
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
  const backend = process.env.VITE_SUPABASE_URL ? ` ${new URL(process.env.VITE_SUPABASE_URL).origin}` : ''
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src 'self' ${hashes.join(' ')}`,
      // Sonner and React write styles at run time; styles cannot run code.
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      `connect-src 'self'${backend}`,
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ].join('; '),
  }
}
