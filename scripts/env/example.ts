import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROJECT_DIR } from './paths.ts'
import { VARIABLES } from './variables.ts'

const HEAD = `# Settings of Promptory. None is needed to run it: copy this file to .env.local and fill in what you want to change.
# A setting left empty counts as not set; a variable of the real environment wins over both files.
# With SETTINGS_FILES=off in the real environment neither file is read, as in npm test.
# A hosted project keeps those marked "functions" as its function secrets.
# Written by "npx tsx scripts/env/example.ts" from scripts/env/variables.ts.
`

/** The text of .env.example. */
export function renderExample() {
  const parts = VARIABLES.map(({ name, description, fallback, source, isForFunctions }) =>
    [
      `# ${description}${isForFunctions ? ' (functions)' : ''}`,
      `# Default: ${fallback}. From: ${source}.`,
      `${name}=`,
    ].join('\n'),
  )
  return `${[HEAD.trimEnd(), ...parts].join('\n\n')}\n`
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  writeFileSync(path.join(PROJECT_DIR, '.env.example'), renderExample())
}
