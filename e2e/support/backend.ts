import { readFileSync } from 'node:fs'

/** The two keys of the backend that the journeys run against. */
export function backendKeys(): { publishableKey: string; secretKey: string } {
  return JSON.parse(readFileSync('.cache/e2e-data/keys.json', 'utf8')) as ReturnType<typeof backendKeys>
}
