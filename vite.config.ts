import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { adsHead } from './scripts/build/ads-head.ts'
import { promptIndexInDevelopment } from './scripts/build/prompt-index.mjs'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Puts what must be there before the first paint into the page's head, in development and in the build alike. */
function inlineHead(): Plugin {
  return {
    name: 'promptory:inline-head',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--inline-head-->',
        () =>
          `<script>${readFileSync(path('./src/inline/head.js'), 'utf8')}</script>${
            process.env.VITE_ADS_CLIENT ? adsHead(process.env.VITE_ADS_CLIENT) : ''
          }`,
      ),
  }
}

// What every page needs stands in one file that stays cached while the pages change.
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/

// Whatever loads another part has these already: the lists of what to preload need not name them.
const ALWAYS_HERE = /assets\/(?:index|framework|rolldown-runtime)-/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), inlineHead(), promptIndexInDevelopment()],
  define: { __SITE_URL__: JSON.stringify((process.env.SITE_URL || 'http://localhost:4173').replace(/\/+$/, '')) },
  resolve: { alias: { '@contracts': path('./supabase/functions/_shared/contracts'), '@': path('./src') } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Pages name their preloads themselves, after the paint (src/after-paint.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !ALWAYS_HERE.test(file)),
    },
    // One stylesheet, inside every page (scripts/build/prerender.mjs): no chunk may ask for it again.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // The inline script of every page calls `start` of after-paint.ts.
          preserveEntrySignatures: 'exports-only',
          input: { index: path('./index.html'), 'after-paint': path('./src/after-paint.ts') },
          output: {
            codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] },
            // Lists of what to preload are made of these: a letter less, and no two names are alike all the same.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
  },
  server: { host: 'localhost', port: 5173, strictPort: true },
}))
