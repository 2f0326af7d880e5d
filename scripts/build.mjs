// The production build: browser bundle, renderer for the build machine, prerendered pages, compressed twins.
import { rm } from 'node:fs/promises'
import { build } from 'vite'
import { ensureKeys } from './backend/keys.mjs'
import { readBlogPosts } from './build/blog-posts.mjs'
import { compressFiles } from './build/compress.mjs'
import { prerender } from './build/prerender.mjs'
import { writePromptIndex } from './build/prompt-index.mjs'
import { writeSbom } from './build/sbom.mjs'
import { writeSecurityTxt } from './build/security-txt.mjs'
import { writeServiceWorker } from './build/service-worker.mjs'
import { readSettingsFiles } from './env/environment.mjs'
import { dataDirOf } from './env/paths.mjs'
import { writeHostFiles } from './hosting/write-host-files.mjs'

process.env.NODE_ENV = 'production'
// Vite alone would take some settings from .env.local, and the rest of the build none.
readSettingsFiles()
// The pages carry the key of their backend: the embedded one's, where no other is named.
if (!process.env.VITE_SUPABASE_URL) {
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY ??= ensureKeys(dataDirOf(process.env)).publishableKey
}

// With --require-posts a build fails that cannot read the blog (docs/deploy-hook.md).
const isRequired = process.argv.includes('--require-posts')
const reading = readBlogPosts({ env: process.env, log: console.warn, isRequired })
// A failure is told below, where it is waited for.
reading.catch(() => {})

await build({ logLevel: 'warn' })
await build({
  logLevel: 'warn',
  build: { ssr: 'src/entry-server.tsx', outDir: 'dist-ssr', copyPublicDir: false },
})
const built = { dist: 'dist', renderer: 'dist-ssr/entry-server.js' }
const pages = await prerender({ ...built, posts: await reading })
await writePromptIndex(built)
await writeSbom('dist')
await writeSecurityTxt(built)
await writeServiceWorker(built)
await rm('dist/.vite', { recursive: true, force: true })
const files = await compressFiles('dist')
await writeHostFiles({ dist: 'dist', beside: 'dist-hosting', env: process.env })
console.log(`Built ${pages} pages, compressed ${files} files.`)
