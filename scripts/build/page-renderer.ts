import type { BuiltBlog, BuiltPost } from '../../src/build/blog.ts'
import type { ContentFile } from '../../src/content/page-content.ts'
import { WAITING } from '../hosting/article/article-page.ts'
import { readFrame, type Styles } from './frame.ts'
import { filesOf } from './manifest.ts'
import { MissingPage } from './page-job.ts'
import { loadRenderer, type Renderer } from './renderer.ts'

// react-helmet-async on React 19 renders title, meta and link ahead of the app; they belong into the head.
const HEAD_TAG = /^\s*(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/

/** A page of the built site. */
export interface PageFile {
  readonly html: string
  /** Its heading and its description, for sitemap and feeds. */
  readonly about: { readonly title: string; readonly description: string }
  /** The page's texts for the browser's navigations, and their address. */
  readonly texts?: { readonly address: string; readonly json: string }
}

/** Renders pages of the built site. */
export interface PageRenderer {
  /**
   * @param url the page's path
   * @param stamp the address that the page is for; `*` for the not-found page
   * @throws MissingPage for an address that has no page
   * @throws Error if the page has no title, hides part of itself, or names a chunk that was not built
   */
  render(url: string, stamp: string, styles: Styles): Promise<PageFile>
  /** The page for addresses that only the browser can render: admin pages, and posts newer than the build. */
  appShell(): string
  readonly site: Renderer
  readonly blog: BuiltBlog
}

/**
 * Makes pages of what React renders: head tags in the head, the site's styles, and scripts that start after the paint
 * (src/starter.js).
 * @param posts of the blog; undefined if they could not be read
 */
export async function createPageRenderer(posts?: readonly BuiltPost[]): Promise<PageRenderer> {
  const site = await loadRenderer()
  const blog = site.buildBlog(posts)
  const { html: frames, starter, build, entry, manifest } = readFrame()

  // The starter fetches these after the first paint, because scripts that arrive earlier delay it.
  const startWith = (sources: readonly string[]) => {
    const scripts = [...filesOf(manifest, sources, () => false)].filter((file) => file.endsWith('.js'))
    const preloads = scripts.map((script) => `<link rel="modulepreload" href="${script}">`)
    return `<template data-scripts>${preloads.join('')}</template><script data-entry="${entry}">${starter}</script></body>`
  }

  return {
    site,
    blog,
    async render(url, stamp, styles) {
      const { html, isFound, files, hydrationData, texts } = await site.render(url, blog)
      if (isFound === (stamp === '*')) throw new MissingPage(`${url} has no page of its own.`)
      const { head, body } = splitHead(html)
      if (!head.includes('<title')) throw new Error(`${url} has no title.`)
      if (body.includes('<div hidden id="S:')) throw new Error(`${url} hides part of itself until a script runs.`)
      const json = JSON.stringify(hydrationData).replaceAll('<', '\\u003c')
      const carried = `<script type="application/json" id="${site.HYDRATION_ID}">${json}</script>`
      const content: ContentFile | undefined = texts && { build, content: texts.content }
      return {
        html: frames[styles]
          .replace('<!--app-head-->', () => head)
          .replace(
            '<div id="root"><!--app-html--></div>',
            () => `<div id="root" data-prerendered="${stamp}">${body}</div>`,
          )
          .replace('</body>', () => carried + startWith(['index.html', ...files])),
        about: {
          title: textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/, body),
          description: textOf(/<meta name="description" content="([^"]*)"/, head),
        },
        ...(texts && { texts: { address: texts.address, json: JSON.stringify(content) } }),
      }
    },
    appShell: () =>
      frames.linked
        .replace('<!--app-head-->', () => `<title>${site.SITE.name}</title>`)
        .replace(
          '<div id="root"><!--app-html--></div>',
          () => `<div id="root">${WAITING.join(site.renderLoading())}</div>`,
        )
        .replace('</body>', () => startWith(['index.html'])),
  }
}

/** Separates the head tags at the start of the rendered markup from the app behind them. */
function splitHead(html: string): { head: string; body: string } {
  let head = ''
  let body = html
  for (let tag = HEAD_TAG.exec(body)?.[0]; tag; tag = HEAD_TAG.exec(body)?.[0]) {
    head += tag
    body = body.slice(tag.length)
  }
  return { head, body }
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
