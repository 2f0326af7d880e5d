import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no handler reads a key that may belong to an input method', () => {
  const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).split('\n')
  const read = files
    .filter((file) => /\.tsx?$/.test(file) && file !== 'src/lib/key-of.ts')
    .filter((file) =>
      /\bevent\.(?:key|code|keyCode|nativeEvent\.key)\b|\{ key \} = event\b/.test(
        readFileSync(file, 'utf8').replace('event instanceof StorageEvent ? event.key', ''),
      ),
    )
  expect(read).toEqual([])
})
