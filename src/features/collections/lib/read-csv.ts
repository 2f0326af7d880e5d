import type { ParseError, ParseStepResult, Parser } from 'papaparse'
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from './limits'
import type { Problem } from './prompts-file'
import { FileRefusal } from './text-file'

export interface CsvPrompt {
  title: string
  text: string
  /** The list that it was in, in a file of this site's account page. */
  list?: string
}

/** The prompts of a file, and the lines that cannot be read. */
export interface CsvContents {
  prompts: CsvPrompt[]
  problems: Problem[]
}

// A longer record must have an unclosed quotation mark. Also how many characters are parsed between two pauses.
const WINDOW = 256 * 1024
const DELIMITERS = [',', ';', '\t']

const HAS_OPEN_QUOTE = 'a quotation mark is opened and not closed'
const HAS_STRAY_QUOTE = 'a quotation mark is not closed, or one inside the text is not doubled'

interface Columns {
  delimiter: string
  act: number
  prompt: number
  /** -1 in files of others. */
  list: number
  count: number
}

// Parsing for longer without a pause would make the page lag.
const STRETCH_MS = 12

function readHeader(line: string): Columns {
  for (const delimiter of DELIMITERS) {
    const names = line.split(delimiter).map((name) =>
      name
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim()
        .toLowerCase(),
    )
    const [title, prompt, list] = [names.indexOf('title'), names.indexOf('prompt'), names.indexOf('list')]
    const act = title >= 0 && list >= 0 ? title : names.indexOf('act')
    if (act >= 0 && prompt >= 0) return { delimiter, act, prompt, list: act === title ? list : -1, count: names.length }
  }
  throw new FileRefusal('Its first line must name the columns: act,prompt.')
}

/** A field as it was before the account page kept spreadsheets from reading it as a formula. */
const plain = (text = '') => text.replace(/^'('*[=+\-@\t\r])/, '$1')

/** Reads one record. Returns a prompt, the reason why it is not one, or undefined for a blank line. */
function readRecord(fields: readonly string[], { act, prompt, list, count }: Columns): CsvPrompt | string | undefined {
  if (fields.length === 1 && fields[0]?.trim() === '') return undefined
  if (fields.length > count)
    return 'there are more columns than in the first line; a text with commas needs quotation marks'
  const title = fields[act]?.trim()
  const text = fields[prompt]?.trim()
  if (title === undefined || text === undefined) return 'a column is missing'
  if (text === '') return 'the prompt is empty'
  if (text.length > MAX_TEXT_LENGTH)
    return `the prompt is longer than ${MAX_TEXT_LENGTH.toLocaleString('en')} characters`
  if (list >= 0)
    return {
      title: plain(title).slice(0, MAX_TITLE_LENGTH),
      text: plain(text),
      list: plain(fields[list]?.trim()).slice(0, MAX_NAME_LENGTH),
    }
  if (title.length > MAX_TITLE_LENGTH) return `the title is longer than ${MAX_TITLE_LENGTH} characters`
  return { title, text }
}

function countLines(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/**
 * Reads the common CSV format of prompts: columns `act` and `prompt`, in any order and case, possibly among others; and
 * the account page's: `list`, `title` and `prompt`. A bad record is reported by its line and skipped; an unclosed quotation mark does not lose the rest of the file.
 * @throws FileRefusal if the first line does not name the columns
 */
export async function readCsv(source: string): Promise<CsvContents> {
  // Loaded only when a file is chosen.
  const { default: papa } = await import('papaparse')
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const headerEnd = text.indexOf('\n')
  const columns = readHeader(headerEnd < 0 ? text : text.slice(0, headerEnd))
  const contents: CsvContents = { prompts: [], problems: [] }

  let start = headerEnd < 0 ? text.length : headerEnd + 1
  let line = 2
  // If all records so far begin with a quotation mark, the record after a broken one does, too.
  let isAllQuoted = true
  let records = 0

  /** Moves past a record, and reports it if there is a reason. */
  const goOn = (end: number, reason?: string) => {
    const lines = countLines(text, start, end)
    const last = text[end - 1] === '\n' ? line + lines - 1 : line + lines
    if (reason) contents.problems.push({ place: line === last ? `Line ${line}` : `Lines ${line} to ${last}`, reason })
    start = end
    line += lines
  }
  const skipBroken = (reason: string) => {
    let end = text.indexOf('\n', start)
    if (isAllQuoted && records > 0 && text[start] === '"') {
      while (end >= 0 && end + 1 < text.length && text[end + 1] !== '"') end = text.indexOf('\n', end + 1)
    }
    goOn(end < 0 ? text.length : end + 1, reason)
  }
  const take = (fields: readonly string[], end: number) => {
    const record = readRecord(fields, columns)
    if (record !== undefined) {
      records += 1
      isAllQuoted &&= text[start] === '"'
    }
    if (record && typeof record !== 'string') contents.prompts.push(record)
    goOn(end, typeof record === 'string' ? record : undefined)
  }

  let breathedAt = performance.now()
  while (start < text.length) {
    if (performance.now() - breathedAt > STRETCH_MS) {
      // Lets the browser handle events.
      await new Promise((resolve) => setTimeout(resolve))
      breathedAt = performance.now()
    }
    const base = start
    const window = text.slice(base, base + WINDOW)
    const isLast = base + window.length >= text.length
    const end: { isCut: boolean; error: ParseError | undefined } = { isCut: false, error: undefined }
    papa.parse<string[]>(window, {
      delimiter: columns.delimiter,
      newline: '\n',
      step: ({ data, errors, meta }: ParseStepResult<string[]>, parser: Parser) => {
        end.isCut = !isLast && meta.cursor >= window.length
        end.error = errors.find(({ type }) => type === 'Quotes')
        if (end.isCut || end.error) parser.abort()
        else take(data, base + meta.cursor)
      },
    })
    // Cut by the window's end, it is read again from its own beginning.
    if (end.isCut ? start === base : end.error) {
      skipBroken(end.isCut || end.error?.code === 'MissingQuotes' ? HAS_OPEN_QUOTE : HAS_STRAY_QUOTE)
    }
  }
  return contents
}
