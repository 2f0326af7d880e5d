import Papa from 'papaparse'

interface Row {
  readonly list: string
  readonly email: string
  readonly created_at: string
  readonly confirmed_at: string | null
  readonly token: string
}

/**
 * Addresses as CSV, each with the link by which its owner leaves the list: for the end of every mail.
 * @param leave that link
 */
export function signupsFile(rows: readonly Row[], leave: (token: string) => string): string {
  const table = rows.map(({ list, email, created_at, confirmed_at, token }) => ({
    list,
    email,
    added: created_at,
    confirmed: confirmed_at ?? '',
    leave: leave(token),
  }))
  // Spreadsheets run what begins like a formula, and some part fields at other signs than commas.
  return `${Papa.unparse(table, { newline: '\r\n', quotes: true, escapeFormulae: true })}\r\n`
}
