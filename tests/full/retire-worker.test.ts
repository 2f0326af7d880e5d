import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { bundleWorker } from '../../scripts/build/service-worker.ts'
import { temporaryFolder } from '../scripts/support/folders.ts'

// In a browser this is not tried: the tool that drives it stops each new worker for a moment, and one in twelve for good.
test('the worker of a build without one takes the place of the old, with all that it kept, and leaves', async () => {
  const outDir = temporaryFolder()
  await bundleWorker('retire', { outDir })
  const done: string[] = []
  const kept = new Set(['promptory:pages-1', 'promptory:assets-1', 'somebody-else'])
  const handlers = new Map<string, (event: object) => void>()
  const self = {
    addEventListener: (type: string, handler: (event: object) => void) => handlers.set(type, handler),
    skipWaiting: async () => done.push('takes over'),
    registration: { unregister: async () => done.push('leaves') },
  }
  runInNewContext(readFileSync(path.join(outDir, 'sw.js'), 'utf8'), {
    self,
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    indexedDB: { deleteDatabase: (name: string) => done.push(`forgets ${name}`) },
  })
  for (const type of ['install', 'activate']) {
    const work: Promise<unknown>[] = []
    handlers.get(type)?.({ waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    expect(work).toHaveLength(1)
    await Promise.all(work)
  }
  expect(done).toEqual(['takes over', 'forgets serwist-expiration', 'leaves'])
  expect([...kept]).toEqual(['somebody-else'])
  // A worker that answers nothing: every page comes from the network.
  expect([...handlers.keys()]).toEqual(['install', 'activate'])
})
