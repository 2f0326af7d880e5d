import { readFileSync } from 'node:fs'

/** Where the journeys' backend keeps its files. */
export const DATA_DIR = '.cache/e2e-data'

/** The two keys of the backend that the journeys run against. */
export function backendKeys(): { publishableKey: string; secretKey: string } {
  return JSON.parse(readFileSync(`${DATA_DIR}/keys.json`, 'utf8')) as ReturnType<typeof backendKeys>
}
