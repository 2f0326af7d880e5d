import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { minifySync } from 'vite'
import type { BuiltBlog } from '../../src/build/blog.ts'
import type { ContentFile } from '../../src/content/page-content.ts'
import { WAITING } from '../hosting/article/article-page.ts'
import { writeBlog } from './blog-pages.ts'
import { writeMachineFiles } from './machine-files.ts'
import { filesOf, readManifest } from './manifest.ts'
import { writeOpenData } from './open-data.ts'
import type { Renderer } from './renderer.ts'
import { drawIcons, drawSocialImages } from './social-images.ts'
import { lastDays } from './today-feed.ts'

// react-helmet-async on React 19 renders title, meta and link in place; they must move into the head.
const HEAD_TAG = /<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>/g
const STYLESHEET = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/
const SCRIPTS = /<script type="module"[^>]*src="(\/assets\/[^"]+)"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g
const FONT_PRELOAD = /<link rel="preload"[^>]*>/g
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g

/** Day on which the pages of the shelf's filters came. */
const FILTERS_ADDED = '2026-11-25'

/**
 * Renders every public page of the built site to its own file, and the not-found page to `404.html`. A page contains
 * the site's styles, and starts its scripts after the paint (src/starter.js).
 * @param options the built site, its renderer, and the blog
 * @returns how many pages were written
 * @throws Error if a page has no title, hides part of itself, or names a chunk that was not built
 */
export async function prerender({
  dist,
  site,
  blog,
  onLists,
}: {
  dist: string
  site: Renderer
  blog: BuiltBlog
  /** Called when all but the many small pages are written: what takes another processor can begin. */
  onLists: () => void
}): Promise<number> {
  const template = await readFile(path.join(dist, 'index.html'), 'utf8')
  const manifest = readManifest(dist)
  const scriptsOf = (sources: readonly string[]) =>
    [...filesOf(manifest, sources, () => false)].filter((file) => file.endsWith('.js'))
  const { PAGES, SITE } = site
  const [entry = ''] = scriptsOf(['index.html'])
  // The entry's name identifies the build: it changes with any script, and so with the format of the texts that scripts
  // read.
  const build = path.basename(entry, '.js')
  const {
    shell,
    css,
    href: styles,
  } = await withoutAssets(template.replace('<html', `<html data-build="${build}"`), dist)
  const starter = minify(await readFile('src/starter.js', 'utf8'))

  // The starter fetches these after the first paint, because scripts that arrive earlier delay it.
  const startWith = (sources: readonly string[]) => {
    const preloads = scriptsOf(sources).map((script) => `<link rel="modulepreload" href="${script}">`)
    return `<template data-scripts>${preloads.join('')}</template><script data-entry="${entry}">${starter}</script></body>`
  }

  // Where the styles are a file, fonts would take the line from it, and nothing is painted without it.
  const linkedShell = shell
    .replace(FONT_PRELOAD, '')
    .replace('<!--styles-->', `<link rel="stylesheet" href="${styles}">`)
  const inlineShell = shell.replace('<!--styles-->', () => `<style>${css}</style>`)

  const write = async (url: string, file: string, stamp: string, frame = inlineShell) => {
    const { html, isFound, files, hydrationData, texts } = await site.render(url, blog)
    if (isFound === (stamp === '*')) throw new Error(`${url} has no route of its own.`)
    const head = (html.match(HEAD_TAG) ?? []).join('')
    const body = html.replace(HEAD_TAG, '')
    if (!head.includes('<title')) throw new Error(`${url} has no title.`)
    if (body.includes('<div hidden id="S:')) throw new Error(`${url} hides part of itself until a script runs.`)
    const json = JSON.stringify(hydrationData).replaceAll('<', '\\u003c')
    const carried = `<script type="application/json" id="${site.HYDRATION_ID}">${json}</script>`
    const page = frame
      .replace('<!--app-head-->', () => head)
      .replace('<div id="root"><!--app-html--></div>', () => `<div id="root" data-prerendered="${stamp}">${body}</div>`)
      .replace('</body>', () => carried + startWith(['index.html', ...files]))
    await writeInto(file, page)
    if (texts) {
      const file: ContentFile = { build, content: texts.content }
      await writeInto(path.join(dist, texts.address), JSON.stringify(file))
    }
    return {
      title: textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/, body),
      description: textOf(/<meta name="description" content="([^"]*)"/, head),
    }
  }

  // One after the other: the rendered pages share React's module state, and order keeps the output the same.
  const canonical = []
  const filters = site.FILTER_PAGES.map((page) => ({ ...page, canonical: undefined, added: FILTERS_ADDED }))
  for (const { path: url, canonical: other, added } of [...PAGES, ...filters]) {
    const about = await write(url, path.join(dist, url === '/' ? 'index.html' : `${url}.html`), url)
    if (!other) canonical.push({ path: url, added, ...about })
  }
  onLists()
  // Thousands of pages share one stylesheet file, because inline styles would be four fifths of each page.
  const prompts = []
  for (const { path: url, list, isIndexed } of await site.collectPromptPages()) {
    const about = await write(url, path.join(dist, `${url}.html`), url, linkedShell)
    const { added } = PAGES.find(({ path: page }) => page === list) ?? { added: '' }
    prompts.push({ path: url, added, isIndexed, ...about })
  }
  const written = await writeBlog(blog, (url, name) => write(url, path.join(dist, name), url))
  await write('/404', path.join(dist, '404.html'), '*')
  for (const url of site.UNLISTED) await write(url, path.join(dist, `${url}.html`), url)
  await writeFile(
    path.join(dist, 'app-shell.html'),
    appShell(linkedShell, { siteName: SITE.name, waiting: site.renderLoading(), scripts: startWith(['index.html']) }),
  )
  const [data, markdown] = await Promise.all([site.collectOpenData(), site.collectMarkdown()])
  await writeOpenData(dist, { site: SITE, ...data, markdown })
  const days = lastDays(await site.collectYear(), new Date())
  const forSearch = prompts.filter(({ isIndexed }) => isIndexed)
  const { articles, categories } = written
  await writeMachineFiles(
    dist,
    { site: SITE, pages: canonical, articles, categories, prompts: forSearch, files: site.DATA_FILES, markdown },
    { days, feeds: await site.collectFilterFeeds() },
  )
  await drawSocialImages([...canonical, ...written.pictures], { dist, siteName: SITE.name })
  await drawIcons(dist)
  return PAGES.length + site.FILTER_PAGES.length + site.UNLISTED.length + 1 + prompts.length + written.count
}

/** The page for addresses that only the browser can render: admin pages, and posts newer than the build. */
function appShell(
  shell: string,
  { siteName, waiting, scripts }: { siteName: string; waiting: string; scripts: string },
) {
  return shell
    .replace('<!--app-head-->', () => `<title>${siteName}</title>`)
    .replace('<div id="root"><!--app-html--></div>', () => `<div id="root">${WAITING.join(waiting)}</div>`)
    .replace('</body>', () => scripts)
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

/** The text of a pattern's group, without tags, its entities resolved. */
function textOf(pattern: RegExp, html: string) {
  const [, found = ''] = pattern.exec(html) ?? []
  const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
  return found
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '')
    .trim()
}

function minify(code: string) {
  const { code: result, errors } = minifySync('inline.js', code)
  if (errors[0]) throw new Error(`An inline script does not parse: ${errors[0].message}`)
  return result.trim()
}

async function writeInto(file: string, content: string) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
