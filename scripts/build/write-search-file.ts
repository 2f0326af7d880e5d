import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { BuiltBlog } from '../../src/build/blog.ts'
import type { Renderer } from './renderer.ts'

/** The requests of one search come within this time of one another. */
const TOGETHER_MS = 1000

/** Serves the search files in development, where there is no build; requests close together share the same ones. */
export function searchFilesInDevelopment(): Plugin {
  let made: ReturnType<Renderer['makeSearchFiles']> | undefined
  return {
    name: 'promptory:search-files',
    apply: 'serve',
    configureServer: ({ middlewares, ssrLoadModule }) => {
      const make = async () => {
        const site = (await ssrLoadModule('/src/build/search-files.ts')) as Pick<Renderer, 'makeSearchFiles'>
        return site.makeSearchFiles([])
      }
      const answer = async (address: string) => {
        made ??= make().finally(() => setTimeout(() => (made = undefined), TOGETHER_MS))
        return (await made).find((file) => file.address === address)?.content
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

/** Writes the search files and the year's calendar into the built site, at their addresses. */
export async function writeSearchFiles({ dist, site, blog }: { dist: string; site: Renderer; blog: BuiltBlog }) {
  for (const { address, content } of [...(await site.makeSearchFiles(blog.articles)), await site.makeCalendar()]) {
    const file = path.join(dist, address)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
