// Prints what the search of the built site finds first for each of a list of searches.
// Usage: npm run search-results -- FILE, with a line such as {"q": "landlord email"} for each search.
import { readFileSync } from 'node:fs'
import { openSearch } from '../src/lib/search/engine.ts'
import { entriesOf } from '../src/lib/search/search-file.ts'
import { readSearchFiles } from './build/read-search-files.ts'

const FIRST = 3

const [file] = process.argv.slice(2)
if (!file) {
  console.error('Name a file of searches: npm run search-results -- FILE')
  process.exit(2)
}
const search = await openSearch(entriesOf(...readSearchFiles()))
for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
  const { q, want } = JSON.parse(line) as { q: string; want?: string }
  const found = search.find(q)
  console.log(`${q}${want ? `  [${want}]` : ''} ${found?.entries.length ?? 0} ${found?.closeness ?? ''}`)
  for (const { kind, title, place, to } of found?.entries.slice(0, FIRST) ?? [])
    console.log(`    ${kind}: ${title} (${place}) ${to}`)
}
