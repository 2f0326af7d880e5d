import type { PromptRecord } from '../../src/content/prompt-record.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const FEATURE = 'src/features/library/lib'

/** The index of the pages' prompts, made by the very code that reads it in the browser. */
export async function makePromptIndex(records: readonly PromptRecord[]): Promise<{ address: string; content: string }> {
  const load = async <T>(file: string) =>
    (await runnerImport<T>(path.resolve(FEATURE, file), { configFile: false })).module
  const { buildPromptIndex } =
    await load<typeof import('../../src/features/library/lib/prompt-index.ts')>('prompt-index.ts')
  const { PROMPT_INDEX_PATH } =
    await load<typeof import('../../src/features/library/lib/prompt-index-file.ts')>('prompt-index-file.ts')
  return { address: PROMPT_INDEX_PATH, content: JSON.stringify(buildPromptIndex(records)) }
}

/** Answers for the index in development, where nothing is built: made anew for each call. */
export function promptIndexInDevelopment(): Plugin {
  return {
    name: 'promptory:prompt-index',
    apply: 'serve',
    configureServer: async ({ middlewares, ssrLoadModule }) => {
      middlewares.use('/data/prompt-index.json', async (_request, response, next) => {
        try {
          const { collectPrompts } = await ssrLoadModule('/src/app/prompt-records.ts')
          const { buildPromptIndex } = await ssrLoadModule(`/${FEATURE}/prompt-index.ts`)
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify(buildPromptIndex(await collectPrompts())))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

/**
 * Writes the index into the built site, at the address where the library asks for it.
 * @param options the built site, and the built `src/entry-server.tsx`
 */
export async function writePromptIndex({ dist, renderer }: { dist: string; renderer: string }) {
  const { collectPrompts } = await import(pathToFileURL(path.resolve(renderer)).href)
  const { address, content } = await makePromptIndex(await collectPrompts())
  const file = path.join(dist, address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
