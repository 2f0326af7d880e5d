import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { PROJECT_DIR } from '../env/paths.ts'
import type { ArticleSettings } from './article/answer-article.ts'

/**
 * Bundles a program and its packages into one file: a host's worker with this build's settings, or our server.
 * @param entry from the folder of scripts
 * @param settings of a worker; without them the file is for Node
 * @returns its source
 */
export async function bundleEntry(entry: string, settings?: ArticleSettings): Promise<string> {
  const result = (await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    ...(settings && { define: { __ARTICLE_SETTINGS__: JSON.stringify(settings) } }),
    ssr: { target: settings ? 'webworker' : 'node', noExternal: true },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      copyPublicDir: false,
      ssr: path.join(PROJECT_DIR, 'scripts', entry),
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return result.output[0].code
}
