import { readFileSync } from 'node:fs'
import {
  promptTextsPath,
  type PromptTexts,
  SEARCH_FILE_PATH,
  SEARCH_WORDS_PATH,
  type SearchFile,
  type SearchWords,
  TEXT_FILES,
} from '../../src/lib/search/search-file.ts'

const read = <T>(address: string) => JSON.parse(readFileSync(`dist${address}`, 'utf8')) as T

/** The search files of the built site, in the order in which `entriesOf` takes them. */
export const readSearchFiles = (): [file: SearchFile, texts: PromptTexts[], words: SearchWords] => [
  read<SearchFile>(SEARCH_FILE_PATH),
  Array.from({ length: TEXT_FILES }, (_, file) => read<PromptTexts>(promptTextsPath(file))),
  read<SearchWords>(SEARCH_WORDS_PATH),
]
