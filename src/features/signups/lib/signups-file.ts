import Papa from 'papaparse'

interface Row {
  readonly list: string
  readonly email: string
  readonly created_at: string
  readonly confirmed_at: string | null
  readonly token: string
}

/**
 * Signups as CSV, each with its unsubscribe link, to put at the end of every email.
 * @param leave returns the link for a token
 */
export function signupsFile(rows: readonly Row[], leave: (token: string) => string): string {
  const table = rows.map(({ list, email, created_at, confirmed_at, token }) => ({
    list,
    email,
    added: created_at,
    confirmed: confirmed_at ?? '',
    leave: leave(token),
  }))
  // Starts with a byte order mark, which Excel needs to detect UTF-8. Spreadsheets run values that begin like a formula, and some split fields at characters other than commas.
  return `\ufeff${Papa.unparse(table, { newline: '\r\n', quotes: true, escapeFormulae: true })}\r\n`
}
