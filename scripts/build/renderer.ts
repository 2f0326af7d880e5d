import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What `src/entry-server.tsx` gives a build. */
export type Renderer = typeof import('../../src/entry-server.tsx')

/** Loads the built renderer. @param file path of the built `src/entry-server.tsx` */
export const loadRenderer = (file: string): Promise<Renderer> => import(pathToFileURL(path.resolve(file)).href)
