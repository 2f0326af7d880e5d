import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { RENDERER } from './renderer.ts'

/** How a page gets the site's styles: inside it, or as a file that thousands of small pages share. */
export type Styles = 'inline' | 'linked'

/** What the browser's build gives to every page. */
export interface Frame {
  /** `index.html` with places for head, app and scripts */
  readonly html: Readonly<Record<Styles, string>>
  /** The script that starts the others (src/starter.js), minified. */
  readonly starter: string
  /** Identifies the build: it changes with any script, and so with the format of the texts that scripts read. */
  readonly build: string
  /** Address of the first script. */
  readonly entry: string
  readonly manifest: Manifest
}

/** Its file, beside the renderer. */
export const FRAME_FILE = path.join(RENDERER, 'frame.json')

export const readFrame = (): Frame => JSON.parse(readFileSync(FRAME_FILE, 'utf8'))
