import path from 'node:path'
import { build, type Rolldown } from 'vite'
import type { ArticleSettings } from './article/answer-article.ts'

/**
 * One of the workers of `article/` as a file of its own, with what this build knows.
 * @returns its source
 */
export async function bundleEntry(
  name: 'cloudflare-worker' | 'netlify-edge' | 'vercel-function',
  settings: ArticleSettings,
): Promise<string> {
  const result = (await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    define: { __ARTICLE_SETTINGS__: JSON.stringify(settings) },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      copyPublicDir: false,
      ssr: path.join(import.meta.dirname, 'article', `${name}.ts`),
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code
}
