// The production build: browser bundle, renderer for the build machine, prerendered pages, compressed twins.
import { rm } from 'node:fs/promises'
import { build } from 'vite'
import { ensureKeys } from './backend/keys.mjs'
import { compressFiles } from './build/compress.mjs'
import { prerender } from './build/prerender.mjs'
import { dataDirOf } from './env/paths.mjs'

process.env.NODE_ENV = 'production'
// The pages carry the key of their backend: the embedded one's, where no other is named.
if (!process.env.VITE_SUPABASE_URL) {
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY ??= ensureKeys(dataDirOf(process.env)).publishableKey
}

await build({ logLevel: 'warn' })
await build({
  logLevel: 'warn',
  build: { ssr: 'src/entry-server.tsx', outDir: 'dist-ssr', copyPublicDir: false },
})
const pages = await prerender({ dist: 'dist', renderer: 'dist-ssr/entry-server.js' })
await rm('dist/.vite', { recursive: true, force: true })
const files = await compressFiles('dist')
console.log(`Built ${pages} pages, compressed ${files} files.`)
