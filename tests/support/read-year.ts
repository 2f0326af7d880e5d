import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { LetterPrompt, Year } from '../../src/features/letter/lib/weekly-letter.ts'
import { promptPath } from '../../src/lib/prompt-path.ts'

const CONTENT = fileURLToPath(new URL('../../src/content/', import.meta.url))

/** The slugs of prompts by their titles. Read as a file: the module about them needs the build. */
function readSlugs(): Map<string, string> {
  const addresses = JSON.parse(readFileSync(path.join(CONTENT, 'prompt-addresses.json'), 'utf8')) as object
  return new Map(Object.entries(addresses).flatMap(([slug, { title }]) => (title ? [[title, slug]] : [])))
}

/** The prompts of the year, from the files of its months. */
export async function readYear(): Promise<Year> {
  const slugs = readSlugs()
  const year = new Map<string, LetterPrompt>()
  const folder = path.join(CONTENT, 'pages/today')
  for (const file of readdirSync(folder)) {
    const month = Number.parseInt(file, 10)
    const { default: page } = await import(pathToFileURL(path.join(folder, file)).href)
    for (const [index, { title, text, longer }] of page.prompts.entries()) {
      year.set(`${month}-${index + 1}`, { title, text, longer, path: promptPath(slugs.get(title) ?? '') })
    }
  }
  return year
}
