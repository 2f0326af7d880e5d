import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { slugOfPrompt } from '../../src/content/prompt-addresses.ts'
import { promptPath } from '../../src/lib/prompt-path.ts'
import type { Year } from './weekly-letter.ts'

const FOLDER = fileURLToPath(new URL('../../src/content/pages/today', import.meta.url))

/** The prompts of the year, from the files of its months. */
export async function readYear(): Promise<Year> {
  const year = new Map()
  for (const file of readdirSync(FOLDER)) {
    const month = Number.parseInt(file, 10)
    const { default: page } = await import(pathToFileURL(path.join(FOLDER, file)).href)
    for (const [index, prompt] of page.prompts.entries()) {
      year.set(`${month}-${index + 1}`, { ...prompt, path: promptPath(slugOfPrompt(prompt.title)) })
    }
  }
  return year
}
