// The production build: browser bundle, renderer for the build machine, prerendered pages, compressed twins.
import { rm, writeFile } from 'node:fs/promises'
import { build, type InlineConfig } from 'vite'
import { ensureKeys } from './backend/keys.ts'
import { readBlog } from './build/blog-posts.ts'
import { compressFiles } from './build/compress.ts'
import { placeholdersIn, ratingNote } from './build/placeholders.ts'
import { prerender } from './build/prerender.ts'
import { loadRenderer } from './build/renderer.ts'
import { writeSearchFiles } from './build/write-search-file.ts'
import { writeSbom } from './build/sbom.ts'
import { writeSecurityTxt } from './build/security-txt.ts'
import { writeServiceWorker } from './build/service-worker.ts'
import { buildProblem, loadEnvironment, sealEnvironment } from './env/environment.ts'
import { isLoopback } from './env/origins.ts'
import { dataDirOf } from './env/paths.ts'
import { runCommand } from './env/problem.ts'
import { writeHostFiles } from './hosting/write-host-files.ts'

process.env.NODE_ENV = 'production'
// Taken first, because posts that change while the build reads them may be missing from the pages.
const startedAt = new Date()
// Reads and checks all settings, so that for example no secret key gets into the pages.
await runCommand(async () => void loadEnvironment(buildProblem))
// Pages contain their backend's key. Without another backend, that is the embedded one's.
if (!process.env.VITE_SUPABASE_URL) {
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY ??= ensureKeys(dataDirOf(process.env)).publishableKey
}
const env = sealEnvironment()

// With --require-posts a build fails that cannot read the blog (docs/deploy-hook.md).
const isRequired = process.argv.includes('--require-posts')
const reading = readBlog({ env, log: console.warn, isRequired })
// A failure is reported below, where this is awaited.
reading.catch(() => {})

// Vite must not read env files by itself: they are not checked, and some are not meant for it (.env.production).
const quietly: InlineConfig = { logLevel: 'warn', envDir: false }
await build(quietly)
await build({
  ...quietly,
  build: { ssr: 'src/entry-server.tsx', outDir: 'dist-ssr', copyPublicDir: false },
})
const site = await loadRenderer('dist-ssr/entry-server.js')
const posts = await reading
const built = { dist: 'dist', site, blog: site.buildBlog(posts?.posts) }
// One processor renders the pages of single prompts; the other one compresses what is there already.
const taken = new Set(['dist/.vite/manifest.json'])
let early = Promise.resolve(0)
const onLists = () => (early = compressFiles('dist', taken, 1))
const pages = await prerender({ ...built, onLists })
await writeSearchFiles(built)
await writeSbom('dist')
await writeSecurityTxt(built)
await writeServiceWorker(built)
await rm('dist/.vite', { recursive: true, force: true })
const files = (await compressFiles('dist', taken)) + (await early)
const placeholders = placeholdersIn(site.SITE)
await writeFile('dist/build.json', JSON.stringify({ builtAt: startedAt.toISOString(), placeholders }))
await writeHostFiles({ dist: 'dist', beside: 'dist-hosting', env, moves: posts?.moves, movedPrompts: site.MOVED_SLUGS })
// On this computer, placeholders mislead nobody.
if (env.SITE_URL && !isLoopback(env.SITE_URL)) {
  for (const line of placeholders) console.warn(`WARNING: src/lib/site.ts is not the owner's yet: ${line}`)
}
const note = ratingNote(site.SITE.claims)
if (note) console.log(note)
console.log(`Built ${pages} pages, compressed ${files} files.`)
