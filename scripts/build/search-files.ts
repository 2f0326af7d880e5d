import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** Answers for the indexes in development, where nothing is built: made anew for each call. */
export function searchFilesInDevelopment(): Plugin {
  return {
    name: 'promptory:search-files',
    apply: 'serve',
    configureServer: ({ middlewares, ssrLoadModule }) => {
      const answer = async (address: string) => {
        const { makeSearchFiles } = await ssrLoadModule('/src/app/search-files.ts')
        const files: { address: string; content: string }[] = await makeSearchFiles()
        return files.find((file) => file.address === address)?.content
      }
      middlewares.use('/data', (request, response, next) => {
        answer(`/data${request.url}`).then((content) => {
          response.statusCode = content === undefined ? 404 : 200
          response.setHeader('content-type', 'application/json')
          response.end(content)
        }, next)
      })
    },
  }
}

/**
 * Writes the indexes into the built site, at the addresses where the searches ask for them, and the year as a calendar.
 * @param options the built site, and the built `src/entry-server.tsx`
 */
export async function writeSearchFiles({ dist, renderer }: { dist: string; renderer: string }) {
  const { makeCalendar, makeSearchFiles } = await import(pathToFileURL(path.resolve(renderer)).href)
  for (const { address, content } of [...(await makeSearchFiles()), await makeCalendar()]) {
    const file = path.join(dist, address)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
