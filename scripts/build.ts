// The production build: browser bundle, renderer, prerendered pages, files for machines and hosts.
// --on-request    for our own server, which makes prompts' pages and pictures when they are asked for
// --require-posts fails if the blog cannot be read (docs/deploy-hook.md)
// --compress      writes a compressed copy beside each file, for servers that send them as they are (Dockerfile)
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { build, type InlineConfig } from 'vite'
import { ensureKeys } from './backend/keys.ts'
import { readBlog } from './build/blog-posts.ts'
import { compressFiles } from './build/compress.ts'
import { placeholdersIn, ratingNote } from './build/placeholders.ts'
import { prerender } from './build/prerender.ts'
import { createPageRenderer } from './build/page-renderer.ts'
import { createRenderPool, RENDER_WORKER } from './build/render-pool.ts'
import { RENDERER } from './build/renderer.ts'
import { writeSearchFiles } from './build/write-search-file.ts'
import { writeSbom } from './build/sbom.ts'
import { writeSecurityTxt } from './build/security-txt.ts'
import { writeServiceWorker } from './build/service-worker.ts'
import { buildProblem, loadEnvironment, sealEnvironment } from './env/environment.ts'
import { isLoopback } from './env/origins.ts'
import { dataDirOf } from './env/paths.ts'
import { runCommand } from './env/problem.ts'
import { writeFrame } from './build/write-frame.ts'
import { writeHostFiles } from './hosting/write-host-files.ts'

process.env.NODE_ENV = 'production'
// Taken first, because posts that change while the build reads them may be missing from the pages.
const startedAt = new Date()
const told = (what: string) => console.log(`${((Date.now() - startedAt.getTime()) / 1000).toFixed(1)} s: ${what}`)
// Reads and checks all settings, so that for example no secret key gets into the pages.
await runCommand(async () => void loadEnvironment(buildProblem))
// Pages contain their backend's key. Without another backend, that is the embedded one's.
if (!process.env.VITE_SUPABASE_URL) {
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY ??= ensureKeys(dataDirOf(process.env)).publishableKey
}
const env = sealEnvironment()

const { values: options } = parseArgs({
  options: {
    'on-request': { type: 'boolean', default: false },
    'require-posts': { type: 'boolean', default: false },
    compress: { type: 'boolean', default: false },
  },
})

const reading = readBlog({ env, log: console.warn, isRequired: options['require-posts'] })
// A failure is reported below, where this is awaited.
reading.catch(() => {})

// Vite must not read env files by itself: they are not checked, and some are not meant for it (.env.production).
const quietly: InlineConfig = { logLevel: 'warn', envDir: false }
await build(quietly)
await build({
  ...quietly,
  build: {
    ssr: true,
    outDir: RENDERER,
    copyPublicDir: false,
    rolldownOptions: { input: ['src/entry-server.tsx', RENDER_WORKER] },
  },
})
await writeFrame('dist')
told('bundled')
const posts = await reading
told('read the posts')
const pool = createRenderPool({ dist: 'dist', posts: posts?.posts, workers: Math.min(cpus().length, 4) })
const pages = await createPageRenderer(posts?.posts)
const { site, blog } = pages
const count = await prerender({ dist: 'dist', pages, pool, isOnRequest: options['on-request'] })
pool.close()
told(`rendered ${count} pages`)
await writeSearchFiles({ dist: 'dist', site, blog })
await writeSbom('dist')
await writeSecurityTxt({ dist: 'dist', site })
await writeServiceWorker({ dist: 'dist' })
if (options.compress) told(`compressed ${await compressFiles('dist')} files`)
const placeholders = placeholdersIn(site.SITE)
await writeFile('dist/build.json', JSON.stringify({ builtAt: startedAt.toISOString(), placeholders }))
await writeHostFiles({ dist: 'dist', beside: 'dist-hosting', env, moves: posts?.moves, movedPrompts: site.MOVED_SLUGS })
// On this computer, placeholders mislead nobody.
if (env.SITE_URL && !isLoopback(env.SITE_URL)) {
  for (const line of placeholders) console.warn(`WARNING: src/lib/site.ts is not the owner's yet: ${line}`)
}
const note = ratingNote(site.SITE.claims)
if (note) console.log(note)
told('written')
