import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPromptSlug, promptPath, slugOfPath } from '../../src/lib/prompt-path.ts'
import { MissingPage, promptJob } from '../build/page-job.ts'
import { createRenderPool } from '../build/render-pool.ts'
import type { SiteContent } from '../hosting/feeds.ts'
import { SITE_CONTENT } from '../hosting/rules.ts'
import { RENDERER } from '../build/renderer.ts'
import type { createShutdown } from './shutdown.ts'
import type { OnRequest } from './static-site.ts'

/** Prompts that the build knows. */
function readPrompts(dist: string): SiteContent['prompts'] {
  const file = path.join(dist, SITE_CONTENT)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteContent).prompts : []
}

/**
 * Renders the pages of single prompts when they are first asked for, and writes them into the built site, where they
 * stay. The renderer is a process of its own with a bounded memory.
 * @returns undefined where the renderer has not been built
 */
export function renderOnRequest(dist: string, shutdown: ReturnType<typeof createShutdown>): OnRequest | undefined {
  if (!existsSync(path.join(RENDERER, 'render-worker.js'))) return undefined
  const pool = createRenderPool({ dist, workers: 1 })
  shutdown.add(() => pool.close())
  const underWay = new Map<string, Promise<boolean>>()

  async function write(pathname: string): Promise<boolean> {
    try {
      await pool.write(promptJob(pathname))
      return true
    } catch (error) {
      if (!(error instanceof MissingPage)) console.error(`${pathname} cannot be rendered: ${(error as Error).message}`)
      return false
    } finally {
      underWay.delete(pathname)
    }
  }
  // The first page takes seconds, because the renderer reads all prompts for it: before somebody waits.
  const [first] = readPrompts(dist)
  if (first) void write(first.path)

  return {
    async writePage(pathname) {
      const slug = slugOfPath(pathname)
      if (pathname !== promptPath(slug) || !isPromptSlug(slug)) return false
      const page = underWay.get(pathname) ?? write(pathname)
      underWay.set(pathname, page)
      return page
    },
  }
}
