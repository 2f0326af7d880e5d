import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Entry, FEEDS, rss, type Site, type SiteContent } from '../hosting/feeds.ts'
import { SITE_CONTENT } from '../hosting/rules.ts'

/**
 * Writes the built site's files for machines: sitemap, robots, feeds, the list for language models, the manifest. Also
 * writes the data behind the feeds, so that servers can add later articles.
 */
export async function writeMachineFiles(
  dist: string,
  content: SiteContent,
  {
    days,
    feeds = [],
  }: {
    /** prompts of the days up to this one, newest first */
    days: readonly Entry[]
    /** of the shelf's filters */
    feeds?: readonly { file: string; title: string; entries: readonly Entry[] }[]
  },
) {
  const { site } = content
  const write = (name: string, text: string) => writeFile(path.join(dist, name), text)
  // Without their texts, which servers read from the database.
  const articles = content.articles.map(({ html: _html, ...article }) => article)
  await Promise.all([
    ...Object.entries(FEEDS).map(([file, make]) => write(file, make(content))),
    write(SITE_CONTENT, JSON.stringify({ ...content, articles })),
    write('robots.txt', `User-agent: *\nDisallow: /admin\n\nSitemap: ${site.url}/sitemap.xml\n`),
    write('today.xml', rss({ ...site, name: `${site.name}: today’s prompt` }, '/today.xml', days)),
    ...feeds.map(({ file, title, entries }) =>
      write(file, rss({ ...site, name: `${site.name}: ${title}` }, file, entries)),
    ),
    write('manifest.webmanifest', JSON.stringify(manifest(site), null, 2)),
  ])
}

/** Web app manifest, w3.org/TR/appmanifest. */
function manifest(site: Site) {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: '/',
    display: 'standalone',
    background_color: '#f6f4ec',
    theme_color: '#f6f4ec',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    // The service worker answers it: what is shared reaches no server (src/service-worker/receive-shared.ts).
    share_target: {
      action: '/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    shortcuts: [
      { name: 'Prompt Generator', url: '/generator' },
      { name: 'Writing Feedback', url: '/feedback-tool' },
      { name: 'Today’s Prompt', url: '/today' },
      { name: 'Desk', url: '/desk' },
    ],
  }
}
