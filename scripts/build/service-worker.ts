import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { readFrame } from './frame.ts'
import { filesOf } from './manifest.ts'

// Kept without a visit: the local generator, the offline page, and code that any kept page may need later. The imports
// of these modules are kept too, both static and dynamic.
const KEPT = [
  'src/pages/public/prompt-generator-page.tsx',
  'src/pages/public/offline-page.tsx',
  'src/pages/public/not-found-page.tsx',
  'src/features/consent/components/consent-banner.tsx',
  'src/features/offline/start-offline.ts',
]
const isAdmin = (key: string) => /^src\/(?:pages\/admin|features\/auth)\//.test(key)

/**
 * Writes `sw.js` to the root of the built site. The manifest and the pages must exist.
 * @param options `isOff` writes the worker that removes itself
 */
export async function writeServiceWorker({
  dist,
  isOff = process.env.VITE_SERVICE_WORKER === 'off',
}: {
  dist: string
  isOff?: boolean
}) {
  const { manifest } = readFrame()
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const everyones = filesOf(manifest, entries, (key) => !isAdmin(key))
  const adminKeys = Object.keys(manifest).filter((key) => isAdmin(key) && manifest[key]?.isDynamicEntry)
  const admin = [...filesOf(manifest, adminKeys)].filter((file) => !everyones.has(file))
  // What a page starts with is kept without its dynamic imports, because they reach the whole site.
  const start = filesOf(manifest, entries, () => false)
  const kept = filesOf(manifest, [...entries, ...KEPT], (key) => !start.has(`/${manifest[key]?.file}`))
  const revision = createHash('sha256')
  for (const page of ['offline.html', 'prompt-generator.html']) revision.update(readFileSync(path.join(dist, page)))

  await bundleWorker(isOff ? 'retire' : 'worker', {
    outDir: dist,
    define: { __ASSETS_TO_KEEP__: JSON.stringify([...kept].sort()), __ADMIN_ASSETS__: JSON.stringify(admin.sort()) },
    // Changes with the documents, because browsers install a worker only if its file changes.
    banner: `/*! ${revision.digest('hex').slice(0, 16)} */`,
  })
}

/** Bundles one of the workers as `sw.js`: a classic script, which every browser with service workers reads. */
export async function bundleWorker(
  name: 'worker' | 'retire',
  { outDir, define = {}, banner = '' }: { outDir: string; define?: Record<string, string>; banner?: string },
) {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      target: 'baseline-widely-available',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.resolve(`src/service-worker/${name}.ts`),
        output: { format: 'iife', entryFileNames: 'sw.js', postBanner: banner },
      },
    },
  })
}
