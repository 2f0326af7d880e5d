import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { minifySync } from 'vite'
import { writeBlog } from './blog-pages.mjs'
import { withoutIdleMarkup } from './idle-markup.mjs'
import { writeMachineFiles } from './machine-files.mjs'
import { writeOpenData } from './open-data.mjs'
import { createPageStyles } from './page-styles.mjs'
import { drawIcons, drawSocialImages } from './social-images.mjs'

// React writes the head tags ahead of the page's own markup.
const HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/
const STYLESHEET = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/
const SCRIPTS = /<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/**
 * Renders every public page of the built site to a file of its own, the not-found page to `404.html`.
 * A page carries the styles of its own markup and starts its scripts after the paint (src/inline/boot.js).
 * @param {{ dist: string, renderer: string, posts?: object[] }} options the built site, the built
 *   `src/entry-server.tsx`, and the posts of the blog where they could be read
 * @returns {Promise<number>} how many pages were written
 * @throws Error where a page has no title, hides part of itself, or names a chunk that was not built
 */
export async function prerender({ dist, renderer, posts }) {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'))
  const site = await import(pathToFileURL(path.resolve(renderer)).href)
  const { render, PAGES, OFFLINE_PATH, SITE, LIBRARY, DATA_FILES, collectMarkdown, collectPrompts } = site
  site.provideBuiltPosts(posts)
  const { shell, css, href: styles } = await withoutAssets(template, dist)
  const stylesOf = createPageStyles(css)
  const entry = chunkOf(manifest, 'index.html')
  const afterPaint = `/${chunkOf(manifest, 'src/after-paint.ts').file}`
  const boot = minify(await readFile('src/inline/boot.js', 'utf8'))

  const write = async (url, file, stamp) => {
    const { html, isFound, files } = await render(url)
    if (isFound === (stamp === '*')) throw new Error(`${url} has no route of its own.`)
    const head = HEAD_TAGS.exec(html)?.[0] ?? ''
    const body = withoutIdleMarkup(html.slice(head.length))
    if (!head.includes('<title')) throw new Error(`${url} has no title.`)
    if (/<(title|meta)\b/.test(body)) throw new Error(`${url} has a head tag inside its body.`)
    if (body.includes('<div hidden id="S:')) throw new Error(`${url} hides part of itself until a script runs.`)
    const own = await stylesOf(shell + body)
    const preload = chunksOf(manifest, [entry.src, ...files]).filter((chunk) => chunk !== entry.file)
    const data = JSON.stringify({
      afterPaint,
      entry: `/${entry.file}`,
      preload: preload.map((chunk) => `/${chunk}`),
      styles,
    })
    const page = shell
      .replace(
        '<!--styles-->',
        () => `<style>${own}</style><noscript><link rel="stylesheet" href="${styles}"></noscript>`,
      )
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
  const blog = await writeBlog(site, (url, name) => write(url, path.join(dist, name), url))
  await write('/404', path.join(dist, '404.html'), '*')
  await write(OFFLINE_PATH, path.join(dist, `${OFFLINE_PATH}.html`), '*')
  await writeFile(
    path.join(dist, 'app-shell.html'),
    appShell(shell, { siteName: SITE.name, entry: `/${entry.file}`, styles }),
  )
  const [prompts, markdown] = await Promise.all([collectPrompts(), collectMarkdown()])
  await writeOpenData(dist, { site: SITE, prompts, library: LIBRARY, markdown })
  await writeMachineFiles(dist, SITE, canonical, { files: DATA_FILES, markdown }, blog)
  await drawSocialImages([...canonical, ...blog.pictures], { dist, siteName: SITE.name })
  await drawIcons(dist)
  return PAGES.length + 2 + blog.count
}

/** What answers for addresses that only the browser can fill: admin pages, and posts that are newer than the build. */
function appShell(shell, { siteName, entry, styles }) {
  const waiting = '<p class="wrap busy near" role="status"><span class="spin" aria-hidden="true"></span>Loading...</p>'
  return (
    shell
      .replace('<!--app-head-->', () => `<title>${siteName}</title>`)
      .replace('<!--styles-->', () => `<link rel="stylesheet" href="${styles}">`)
      .replace('<div id="root"><!--app-html--></div>', () => `<div id="root">${waiting}</div>`)
      // By import, as every page does: the policy of a site with ads trusts the page's own scripts and what they load.
      .replace('</body>', () => `<script>import('${entry}')</script></body>`)
  )
}

/** The template with its module scripts taken out, a mark where its stylesheet was, its inline scripts small. */
async function withoutAssets(template, dist) {
  const [tag, href] = STYLESHEET.exec(template) ?? []
  if (!tag || !href) throw new Error('The built page has no stylesheet.')
  const shell = template
    .replace(SCRIPTS, '')
    .replace(tag, '<!--styles-->')
    .replace(INLINE_SCRIPT, (_, code) => `<script>${minify(code)}</script>`)
    .replace(/>\s+</g, '><')
  return { shell, href, css: (await readFile(path.join(dist, href), 'utf8')).trim() }
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

function chunkOf(manifest, source) {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`No chunk was built for ${source}: see the files of its route.`)
  return chunk
}

/** The built files of source modules and of all that they import, in order. */
function chunksOf(manifest, sources) {
  const files = new Set()
  const add = (key) => {
    const chunk = chunkOf(manifest, key)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const source of sources) add(source)
  return [...files]
}
