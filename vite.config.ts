import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { adsHead } from './scripts/build/ads-head.ts'
import { searchFilesInDevelopment } from './scripts/build/write-search-file.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Puts what must be there before the first paint into the page's head, in development and in the build alike. */
function inlineHead(): Plugin {
  return {
    name: 'promptory:inline-head',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--inline-head-->',
        () =>
          `<script>${readFileSync(path('./src/theme.js'), 'utf8')}</script>${
            process.env.VITE_ADS_CLIENT ? adsHead(process.env.VITE_ADS_CLIENT) : ''
          }`,
      ),
  }
}

// What every page needs stands in one file that stays cached while the pages change.
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-helmet-async|react-fast-compare|invariant|shallowequal|cookie|set-cookie-parser)[\\/]/

// What nearly every page uses, in one file: on a slow network each file costs a share of a round trip.
const SITE =
  /src[\\/](?:app|content[\\/][\w-]+\.ts|components[\\/](?!toaster|prompt-score|faq-list|ui[\\/](?:accordion|confirm|dialog|modal|search-field|tabs))|lib[\\/](?!account-standing|call-|access-token|captcha|device-id|leave-to|stored-session|sanitise|diff|browser-ai|supabase|prompt-score|search[\\/](?:load-search|search-file)))|_shared[\\/]contracts[\\/](?:blanks|categories|limits|models|pictures|prompt-slug|text)\.ts|node_modules[\\/](?:lucide-react|class-variance-authority|clsx|tailwind-merge)|preload-helper/

// What the entry shares with chunks that come later.
const START =
  /src[\\/]content[\\/]page-content|src[\\/]features[\\/](?:consent[\\/]lib|offline[\\/]lib[\\/]caches|ads[\\/]lib|signups[\\/]components[\\/](?:newsletter|signup-form))|signups[\\/]list-messages|search[\\/]messages|contracts[\\/](?:email-lists|preview-link)\.ts|lib[\\/](?:call-error|when-idle|is-dialog-open|class-link|copy-link|hydration)|[\\/]events\.ts/

// The tool is one file for those who use it; the writing history takes what it needs from there. What it keeps on the
// device, the desk reads as well.
const FEEDBACK =
  /src[\\/]features[\\/]feedback[\\/](?:messages|components[\\/](?!writing-history|past-reading|kind-trends|browser-ai)|lib[\\/](?!analys|browser-ai|feedback\.|open-analysis|closer|commonjs|compare|look-closer|precise|reading-row|send-|trends|use-readings|worker))/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), inlineHead(), searchFilesInDevelopment()],
  define: { __SITE_URL__: JSON.stringify((process.env.SITE_URL || 'http://localhost:4173').replace(/\/+$/, '')) },
  resolve: { alias: { '@contracts': path('./supabase/functions/_shared/contracts'), '@': path('./src') } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Pages name their preloads themselves (scripts/build/prerender.ts).
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // One stylesheet, inside every page (scripts/build/prerender.ts): no chunk may ask for it again.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'site', test: SITE, minShareCount: 6 },
                { name: 'start', test: START },
                { name: 'feedback', test: FEEDBACK },
              ],
            },
          },
        },
  },
  server: { host: 'localhost', port: 5173, strictPort: true },
}))
