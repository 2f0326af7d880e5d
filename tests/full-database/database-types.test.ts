import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { copyDatabase } from '../support/databases.ts'
import { supabaseCli } from '../postgres/support/supabase-cli.ts'

const FILE = 'src/lib/database.types.ts'
const HEAD = `// Generated from the migrations by "npm run types:database"; edits are lost.
/* oxlint-disable typescript/no-redundant-type-constituents */
`

// `npm run types:database` runs this very test with --update: what is compared and what is written are one thing.
test('the checked-in types fit the migrations', async () => {
  // Of a copy: nobody can copy a database while somebody looks at it, and other files copy the project's.
  const copy = await copyDatabase()
  const generated = await supabaseCli(copy.name, ['gen', 'types', '--schema', 'public'])
  await copy.drop()
  expect(generated).toContain('export type Database')
  await expect(format(HEAD + generated)).toMatchFileSnapshot(`../../${FILE}`)
})

function format(text: string): string {
  const biome = spawnSync(
    process.execPath,
    ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${FILE}`],
    {
      input: text,
      encoding: 'utf8',
    },
  )
  expect(biome.stderr).toBe('')
  return biome.stdout
}
