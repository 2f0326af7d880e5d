import { fork } from 'node:child_process'
import path from 'node:path'
import type { BuiltPost } from '../../src/build/blog.ts'
import { MissingPage, type PageJob } from './page-job.ts'
import type { PageFile } from './page-renderer.ts'
import type { Outcome } from './render-worker.ts'
import { RENDERER } from './renderer.ts'

/** Renders pages of the built site in processes of their own. */
export interface RenderPool {
  /**
   * Renders a page and writes it into the built site.
   * @returns the page's heading and description
   * @throws MissingPage if the address has no page
   * @throws Error saying why it cannot be rendered
   */
  write(job: PageJob): Promise<PageFile['about']>
  close(): void
}

/** Source of the workers, which the build bundles with the renderer: they start faster than by way of tsx. */
export const RENDER_WORKER = 'scripts/build/render-worker.ts'
/** A renderer grows up to this heap, and is collected there; enough for the site's largest pages. */
const HEAP_MB = 256

interface Waiting {
  readonly job: PageJob
  readonly resolve: (about: PageFile['about']) => void
  readonly reject: (error: Error) => void
}

/**
 * Starts the workers, which load the built renderer at once. Jobs are done in the order in which they come, one at a
 * time in each worker.
 * @param dist folder of the built site
 * @param posts of the blog; undefined if they could not be read
 */
export function createRenderPool({
  dist,
  posts,
  workers = 2,
}: {
  dist: string
  posts?: readonly BuiltPost[] | undefined
  workers?: number
}): RenderPool {
  const queue: Waiting[] = []
  let isClosed = false
  const processes = Array.from({ length: workers }, () => startProcess())

  function startProcess() {
    const worker = fork(path.resolve(RENDERER, 'render-worker.js'), {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    worker.send({ dist, posts })
    const running = { worker, current: undefined as Waiting | undefined }
    const done = (settle: (waiting: Waiting) => void) => {
      const { current } = running
      running.current = undefined
      if (current) settle(current)
      next()
    }
    worker.on('message', (outcome: Outcome) =>
      done(({ resolve, reject }) => {
        if ('about' in outcome) resolve(outcome.about)
        else reject(outcome.isMissing ? new MissingPage(outcome.error) : new Error(outcome.error))
      }),
    )
    // Out of memory, for example: the page that was at work fails, the next one gets a new worker.
    worker.on('exit', () => {
      if (isClosed) return
      processes[processes.indexOf(running)] = startProcess()
      done(({ reject }) => reject(new Error('The renderer ended.')))
    })
    return running
  }

  function next() {
    for (const running of processes) {
      if (running.current) continue
      running.current = queue.shift()
      if (!running.current) return
      running.worker.send(running.current.job)
    }
  }

  return {
    write: (job) =>
      new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject })
        next()
      }),
    close: () => {
      isClosed = true
      for (const { worker } of processes) worker.kill()
    },
  }
}
