import { addCollection, newCollection, newPrompt } from './changes'
import { MAX_NAME_LENGTH } from './limits'
import { type MergeReport, mergeSaved } from './merge'
import { fromPromptsFile, type Problem } from './prompts-file'
import { type CsvPrompt, readCsv } from './read-csv'
import type { Saved } from './schema'
import { changeSaved, type Outcome, readSaved } from './saved-store'
import { FileRefusal, readTextFile } from './text-file'

/** Result of importing a file. */
export type ImportResult =
  | { kind: 'merged'; report: MergeReport; outcome: Outcome; problems: Problem[] }
  | { kind: 'listed'; name: string; count: number; collectionId: string; outcome: Outcome; problems: Problem[] }
  /** Nothing was imported. `saved` holds the readable rows, if there are any. */
  | { kind: 'refused'; reason: string; problems: Problem[]; saved?: Saved }

/** As the account page calls them in its file. */
const SAVED_PROMPTS = 'Saved prompts'

/** Imports the contents of a file exported by this site: all of it or nothing. */
export function takeSaved(saved: Saved, problems: Problem[] = []): ImportResult {
  const { report } = mergeSaved(readSaved().saved, saved)
  const outcome = changeSaved((current) => mergeSaved(current, saved).saved, { isAllOrNothing: true })
  return { kind: 'merged', report, outcome, problems }
}

/** The file's name, with a number appended if a collection has that name already. */
function freeName(fileName: string, taken: readonly string[]): string {
  const name =
    fileName
      .replace(/\.[^.]*$/, '')
      .trim()
      .slice(0, MAX_NAME_LENGTH - 5) || 'Imported'
  let free = name
  for (let number = 2; taken.includes(free); number += 1) free = `${name} ${number}`
  return free
}

/** The lists of a file as collections; what is here already stays the same. */
function fromLists(prompts: readonly CsvPrompt[], { favourites, collections }: Saved): Saved {
  const isSaved = ({ text }: CsvPrompt) => favourites.some((favourite) => favourite.text === text)
  const wanted = prompts.filter((prompt) => prompt.list !== SAVED_PROMPTS || !isSaved(prompt))
  const names = new Set(wanted.map(({ list = '' }) => list))
  const lists = [...names].map((name) => {
    const here = collections.find((collection) => collection.name === name) ?? newCollection(name || 'Imported', [])
    const own = wanted.filter(({ list }) => list === name)
    const same = ({ title, text }: CsvPrompt) =>
      here.prompts.find((prompt) => prompt.title === title && prompt.text === text) ?? newPrompt(title, text)
    return { ...here, prompts: own.map(same) }
  })
  return { favourites: [], collections: lists }
}

async function takeCsv(fileName: string, text: string): Promise<ImportResult> {
  const { prompts, problems } = await readCsv(text)
  if (prompts.length === 0) return { kind: 'refused', reason: 'It holds no prompt that can be read.', problems }
  if (prompts[0]?.list !== undefined) return takeSaved(fromLists(prompts, readSaved().saved), problems)
  const name = freeName(
    fileName,
    readSaved().saved.collections.map((collection) => collection.name),
  )
  const collection = newCollection(
    name,
    prompts.map(({ title, text: prompt }) => newPrompt(title, prompt)),
  )
  const outcome = changeSaved(addCollection(collection), { isAllOrNothing: true })
  return { kind: 'listed', name, count: prompts.length, collectionId: collection.id, outcome, problems }
}

/**
 * Imports a file that the visitor chose: an export of this site, or an `act,prompt` CSV. Errors are part of the result.
 * An import either succeeds whole or changes nothing.
 */
export async function importFile(file: File): Promise<ImportResult> {
  try {
    const text = await readTextFile(file)
    const isCsv = /\.(csv|tsv|txt)$/i.test(file.name) || !/^\uFEFF?\s*[[{]/.test(text)
    if (isCsv && !/\.json$/i.test(file.name)) return await takeCsv(file.name, text)
    const { saved, problems } = fromPromptsFile(text)
    if (problems.length === 0) return takeSaved(saved)
    const hasRest = saved.favourites.length + saved.collections.length > 0
    return { kind: 'refused', reason: 'Some of it cannot be read.', problems, ...(hasRest && { saved }) }
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    return { kind: 'refused', reason: error.message, problems: [] }
  }
}
