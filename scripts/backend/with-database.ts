import postgres, { type TransactionSql } from 'postgres'

/**
 * Does work in one transaction.
 * @param url of the database for a superuser
 */
export async function withDatabase<T>(url: string, work: (sql: TransactionSql) => Promise<T>, mode = 'read write') {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return (await sql.begin(mode, work)) as T
  } finally {
    await sql.end({ timeout: 1 })
  }
}
