import { MAX_FILE_LENGTH } from './limits'

/** A file that is not taken. The message says why, in a sentence for the visitor. */
export class FileRefusal extends Error {
  override name = 'FileRefusal'
}

const TOO_LARGE = 'It is too large: a file may have 5 MB.'

/**
 * Reads the text of a file that the visitor chose.
 * @throws FileRefusal if it is too large, unreadable, or not text in UTF-8
 */
export async function readTextFile(file: File): Promise<string> {
  // A UTF-8 character has at most four bytes. The exact length is checked after reading.
  if (file.size > 4 * MAX_FILE_LENGTH) throw new FileRefusal(TOO_LARGE)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch (error) {
    if (!(error instanceof TypeError)) throw new FileRefusal('The browser could not read it. Please choose it again.')
    throw new FileRefusal('It is not plain text in UTF-8. A spreadsheet saves that as “CSV UTF-8”.')
  }
  if (text.length > MAX_FILE_LENGTH) throw new FileRefusal(TOO_LARGE)
  if (text.includes('\0')) throw new FileRefusal('It is not a text file.')
  return text
}
