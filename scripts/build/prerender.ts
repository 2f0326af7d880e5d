import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeBlog } from './blog-pages.ts'
import { writeMachineFiles } from './machine-files.ts'
import { writeOpenData } from './open-data.ts'
import { pageFile, promptJob } from './page-job.ts'
import type { PageRenderer } from './page-renderer.ts'
import type { RenderPool } from './render-pool.ts'
import { drawIcons, drawSocialImages } from './social-images.ts'
import { lastDays } from './today-feed.ts'

/** Day on which the pages of the shelf's filters came. */
const FILTERS_ADDED = '2026-11-25'

/**
 * Renders every public page of the built site to its own file, and the not-found page to `404.html`, and writes the
 * files for machines.
 * @param options `isOnRequest` leaves out the pages of single prompts and the pictures for shared links, which our own
 *   server makes when they are asked for
 * @returns how many pages were written
 * @throws Error if a page cannot be rendered
 */
export async function prerender({
  dist,
  pages: { site, blog, appShell },
  pool,
  isOnRequest,
}: {
  dist: string
  pages: PageRenderer
  pool: RenderPool
  isOnRequest: boolean
}): Promise<number> {
  const { PAGES, SITE } = site
  const write = (url: string, file = pageFile(url)) => pool.write({ url, file })

  const filters = site.FILTER_PAGES.map((page) => ({ ...page, canonical: undefined, added: FILTERS_ADDED }))
  const rendered = [...PAGES, ...filters].map(async ({ path: url, canonical, added }) => {
    const about = await write(url)
    return canonical ? [] : [{ path: url, added, ...about }]
  })
  const others = [pool.write({ url: '/404', file: '404.html', stamp: '*' }), ...site.UNLISTED.map((url) => write(url))]
  const writtenBlog = writeBlog(blog, write)
  const all = await site.collectPromptPages()
  const prompts = isOnRequest ? [] : all
  await Promise.all([...rendered, ...others, ...prompts.map(({ path: url }) => pool.write(promptJob(url)))])
  const canonical = (await Promise.all(rendered)).flat()
  const written = await writtenBlog
  await writeFile(path.join(dist, 'app-shell.html'), appShell())

  const [data, markdown] = await Promise.all([site.collectOpenData(), site.collectMarkdown()])
  await writeOpenData(dist, { site: SITE, ...data, markdown })
  const days = lastDays(await site.collectYear(), new Date())
  const addedOf = new Map(PAGES.map(({ path: url, added }) => [url as string, added]))
  const forSearch = all.flatMap(({ path: url, list, isIndexed }) =>
    isIndexed ? [{ path: url, added: addedOf.get(list) ?? '' }] : [],
  )
  const { articles, categories } = written
  await writeMachineFiles(
    dist,
    { site: SITE, pages: canonical, articles, categories, prompts: forSearch, files: site.DATA_FILES, markdown },
    { days, feeds: await site.collectFilterFeeds() },
  )
  if (!isOnRequest) await drawSocialImages([...canonical, ...written.pictures], { dist, siteName: SITE.name })
  await drawIcons(dist)
  return rendered.length + others.length + prompts.length + written.count
}
