import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collectSearchFile } from '@/build/search-files'
import { openSearch } from '@/lib/search/engine'
import { entriesOf, type SearchEntry } from '@/lib/search/search-file'

/** The articles of the seeds, as the build would list them. */
function seededArticles(): SearchEntry[] {
  return readdirSync('supabase/seeds').flatMap((file) => {
    const values = readFileSync(`supabase/seeds/${file}`, 'utf8').match(/^ {2}'(?:[^']|'')*'/gm) ?? []
    const [, title = '', slug = '', category = '', , , , , excerpt = ''] = values.map((value) =>
      value.trim().slice(1, -1).replaceAll("''", "'"),
    )
    return [
      { kind: 'article' as const, title, to: `/blog/${slug}` as const, place: 'Blog', text: excerpt, words: category },
    ]
  })
}

// `QUERIES=queries.jsonl npm run search-results` prints what a list of searches finds first, each line {"q": "…"}.
const FILE = process.env.QUERIES

test.runIf(FILE)('prints the first three results of each search', async () => {
  expect(existsSync(FILE ?? ''), `${FILE} is not there`).toBe(true)
  const search = await openSearch(entriesOf(await collectSearchFile([])))
  search.add(seededArticles())
  const queries = readFileSync(FILE ?? '', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { q: string; want?: string })
  const lines = queries.map(({ q, want }) => {
    const found = search.find(q)
    const rows = (found?.entries ?? [])
      .slice(0, 3)
      .map(({ kind, title, place, to }) => `    ${kind}: ${title} (${place}) ${to}`)
    return [`${q}${want ? `  [${want}]` : ''} ${found?.entries.length ?? 0} ${found?.closeness}`, ...rows].join('\n')
  })
  console.log(lines.join('\n'))
})
