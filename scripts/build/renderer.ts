import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** What `src/entry-server.tsx` gives a build. */
export type Renderer = typeof import('../../src/entry-server.tsx')

/** Folder of the built renderer, and of what it takes from the browser's build (frame.ts). */
export const RENDERER = 'dist-ssr'

/** Loads the built renderer. */
export const loadRenderer = (): Promise<Renderer> =>
  import(pathToFileURL(path.resolve(RENDERER, 'entry-server.js')).href)
