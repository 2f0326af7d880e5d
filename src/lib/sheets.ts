import { readRows, writeRows } from './stored-rows'

/** Where the sheets are kept, newest first. */
export const SHEETS_KEY = 'promptory:sheets'

/** What somebody writes to a prompt on this device. */
export interface Sheet {
  /** Empty for a sheet without one. */
  readonly prompt: string
  readonly text: string
  /** ISO 8601. */
  readonly changedAt: string
}

function readSheetRow(value: unknown): Sheet | undefined {
  const { prompt, text, changedAt } = (value ?? {}) as Partial<Sheet>
  if (typeof prompt !== 'string' || typeof text !== 'string' || typeof changedAt !== 'string') return undefined
  return { prompt, text, changedAt }
}

/** Every sheet of this device, newest first. */
export const readSheets = (): readonly Sheet[] => readRows(SHEETS_KEY, readSheetRow).rows

/** What was written to a prompt so far. */
export const readSheet = (prompt: string): string | undefined =>
  readSheets().find((sheet) => sheet.prompt === prompt)?.text

/**
 * Stores the text written to a prompt; an empty text deletes its sheet.
 * @returns false if storage is blocked or full
 */
export function keepSheet(prompt: string, text: string): boolean {
  const others = readSheets().filter((sheet) => sheet.prompt !== prompt)
  const own = text.trim() === '' ? [] : [{ prompt, text, changedAt: new Date().toISOString() }]
  return writeRows(SHEETS_KEY, readSheetRow, [...own, ...others])
}

const BETWEEN_TEXTS = '\n\n* * *\n\n'

/** Both of two texts that one sheet came to have; the longer one alone if it contains the other. */
export function joinTexts(first: string, second: string): string {
  if (first.includes(second)) return first
  return second.includes(first) ? second : `${first}${BETWEEN_TEXTS}${second}`
}

/** Appends a text to a prompt's sheet. */
export function addToSheet(prompt: string, text: string): boolean {
  const before = readSheet(prompt)
  return keepSheet(prompt, before ? `${before}\n\n${text}` : text)
}
