// A process that renders pages of the built site and writes them: see render-pool.ts.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltPost } from '../../src/build/blog.ts'
import { MissingPage, type PageJob } from './page-job.ts'
import { createPageRenderer, type PageFile, type PageRenderer } from './page-renderer.ts'

/** What became of a job: the page's heading and description, or why there is no page. */
export type Outcome = { readonly about: PageFile['about'] } | { readonly error: string; readonly isMissing: boolean }

interface Setup {
  readonly dist: string
  readonly posts?: readonly BuiltPost[]
}

/** Writes a file at once: a server may read it meanwhile. */
async function writeInto(file: string, content: string) {
  const part = `${file}.part`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(part, content)
  await rename(part, file)
}

async function run(
  renderer: Promise<PageRenderer>,
  dist: string,
  { url, file, stamp = url, styles = 'inline' }: PageJob,
): Promise<Outcome> {
  try {
    const { html, about, texts } = await (await renderer).render(url, stamp, styles)
    await writeInto(path.join(dist, file), html)
    if (texts) await writeInto(path.join(dist, texts.address), texts.json)
    return { about }
  } catch (error) {
    return { error: (error as Error).message, isMissing: error instanceof MissingPage }
  }
}

// The first message says what to render for, the others are jobs.
process.once('message', async ({ dist, posts }: Setup) => {
  const renderer = createPageRenderer(posts)
  // Told with the first page that needs it.
  renderer.catch(() => {})
  process.on('message', async (job: PageJob) => process.send?.(await run(renderer, dist, job)))
})
process.on('disconnect', () => process.exit())
